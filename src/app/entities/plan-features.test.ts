import * as messages from '@messages/en';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import type { Tier } from '@/core/plans';
import { listPlanFeatures } from './plan-features';

const t = createTranslator({ locale: 'en', messages });
const texts = (tier: Tier) =>
  listPlanFeatures(tier).map(({ key, count }) => t(key, count === undefined ? {} : { count }));

describe('the feature list of a plan', () => {
  it('names the limits of the free plan', () => {
    expect(texts('free')).toEqual([
      '1 website',
      'Basic sections',
      'Description of up to 50 characters',
      '3 gallery pictures',
      '1 social link',
    ]);
  });

  it('names what the standard plan adds', () => {
    expect(texts('standard')).toEqual(
      expect.arrayContaining(['5 websites', 'Booking system', 'Custom logo', '5 gallery pictures']),
    );
    expect(texts('standard')).not.toContain('Product orders');
    expect(texts('standard')).not.toContain('Priority support');
  });

  it('calls the limits of premium unlimited', () => {
    expect(texts('premium')).toEqual(
      expect.arrayContaining([
        'Unlimited websites',
        'Product orders',
        'Unlimited description',
        'Unlimited gallery pictures',
        'Priority support',
      ]),
    );
  });

  it('is the premium list in the trial', () => {
    expect(texts('trial')).toEqual(texts('premium'));
  });

  it('is empty for a plan that has ended', () => {
    expect(texts('expired')).toEqual([]);
  });
});
