import { describe, expect, it } from 'vitest';
import {
  effectiveTier,
  findLocked,
  knownTier,
  limitOf,
  lockedAbove,
  planLimits,
  trialDaysLeft,
} from './plans';

const now = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('effectiveTier', () => {
  it.each([
    [null, null, 'free'],
    ['free', null, 'free'],
    ['standard', null, 'standard'],
    ['trial', inHours(1), 'trial'],
    ['trial', inHours(0), 'expired'],
    ['trial', inHours(-1), 'expired'],
    ['trial', null, 'expired'],
    ['premium', inHours(-1), 'premium'],
    ['golden', null, 'golden'],
  ])('%s with the trial ending %s is %s', (subscriptionTier, trialEndDate, expected) => {
    expect(effectiveTier({ subscriptionTier, trialEndDate }, now)).toBe(expected);
  });
});

describe('trialDaysLeft', () => {
  it.each([
    [inHours(7 * 24), 7],
    [inHours(24.5), 2],
    [inHours(0.1), 1],
    [inHours(-40), 0],
    [null, 0],
  ])('%s leaves %s days', (end, days) => {
    expect(trialDaysLeft(end, now)).toBe(days);
  });
});

describe('planLimits', () => {
  it('gives a trial what premium has, with the room for pictures that costs nothing', () => {
    const { pictureMegabytes } = planLimits('free');
    expect(planLimits('trial')).toEqual({ ...planLimits('premium'), pictureMegabytes });
  });

  it('gives an unknown tier the expired limits', () => {
    expect(planLimits('golden')).toEqual(planLimits('expired'));
    expect(planLimits('golden').features).toEqual([]);
  });
});

describe('what is locked', () => {
  it('has the cheapest plan that opens it', () => {
    expect(findLocked('free', 'booking')).toEqual({ feature: 'booking', requiredTier: 'standard' });
    expect(findLocked('free', 'products')).toEqual({ feature: 'products', requiredTier: 'premium' });
    expect(findLocked('standard', 'booking')).toBeNull();
    expect(findLocked('trial', 'customStyle')).toBeNull();
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
    expect(lockedAbove(feature, count)).toEqual({ feature, requiredTier });
  });

  it('has a number where it is counted', () => {
    expect(limitOf('free', 'socialLinks')).toBe(1);
    expect(limitOf('golden', 'websites')).toBe(0);
    expect(limitOf('premium', 'booking')).toBe(0);
  });
});

describe('knownTier', () => {
  it('calls a tier that nobody knows expired', () => {
    expect(['free', 'golden', 'toString'].map(knownTier)).toEqual(['free', 'expired', 'expired']);
  });
});
