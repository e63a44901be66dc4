import { describe, expect, it } from 'vitest';
import {
  findRequiredPlan,
  getEffectiveTier,
  getEntitlements,
  getRequiredPlanAbove,
  getTrialDaysLeft,
  parseTier,
} from './plans';

const now = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('getEffectiveTier', () => {
  it.each([
    [null, null, 'free'],
    ['free', null, 'free'],
    ['standard', null, 'standard'],
    ['trial', inHours(1), 'trial'],
    ['trial', inHours(0), 'expired'],
    ['trial', inHours(-1), 'expired'],
    ['trial', null, 'expired'],
    ['premium', inHours(-1), 'premium'],
    ['golden', null, 'expired'],
  ])('%s with the trial ending %s is %s', (subscriptionTier, trialEndDate, expected) => {
    expect(getEffectiveTier({ subscriptionTier, trialEndDate }, now)).toBe(expected);
  });
});

describe('getTrialDaysLeft', () => {
  it.each([
    [inHours(7 * 24), 7],
    [inHours(24.5), 2],
    [inHours(0.1), 1],
    [inHours(-40), 0],
    [null, 0],
  ])('%s leaves %s days', (end, days) => {
    expect(getTrialDaysLeft(end, now)).toBe(days);
  });
});

describe('getEntitlements', () => {
  it('gives a trial what premium has, with the room for pictures that costs nothing', () => {
    const [trial, premium] = [getEntitlements('trial'), getEntitlements('premium')];
    expect(trial.features).toEqual(premium.features);
    expect(trial.limit('galleryImages')).toBe(premium.limit('galleryImages'));
    expect(trial.limit('pictureMegabytes')).toBe(getEntitlements('free').limit('pictureMegabytes'));
  });

  it('gives nothing to a plan that has ended', () => {
    const { features, limit } = getEntitlements('expired');
    expect(features).toEqual([]);
    expect(limit('websites')).toBe(0);
  });

  it('has a number where it is counted', () => {
    expect(getEntitlements('free').limit('socialLinks')).toBe(1);
    expect(getEntitlements('premium').limit('booking')).toBe(0);
  });
});

describe('what is locked', () => {
  it('has the cheapest plan that opens it', () => {
    expect(findRequiredPlan('free', 'booking')).toEqual({ feature: 'booking', requiredTier: 'standard' });
    expect(findRequiredPlan('free', 'products')).toEqual({ feature: 'products', requiredTier: 'premium' });
    expect(findRequiredPlan('standard', 'booking')).toBeNull();
    expect(findRequiredPlan('trial', 'customStyle')).toBeNull();
    expect(findRequiredPlan('free', 'employees')).toEqual({ feature: 'employees', requiredTier: 'standard' });
    expect(findRequiredPlan('standard', 'employees')).toBeNull();
  });

  it.each([
    ['galleryImages', 3, 'standard'],
    ['galleryImages', 5, 'premium'],
    ['socialLinks', 1, 'standard'],
    ['socialLinks', 5, 'premium'],
    ['websites', 1, 'standard'],
    ['websites', 5, 'premium'],
    ['descriptionCharacters', 50, 'standard'],
    ['descriptionCharacters', 200, 'premium'],
  ] as const)('more %s than %s come with %s', (feature, count, requiredTier) => {
    expect(getRequiredPlanAbove(feature, count)).toEqual({ feature, requiredTier });
  });
});

it.each([
  [null, 'free'],
  ['free', 'free'],
  ['golden', 'expired'],
  ['toString', 'expired'],
])('the stored tier %s counts as %s', (stored, tier) => {
  expect(parseTier(stored)).toBe(tier);
});
