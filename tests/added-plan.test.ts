import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlanRecord } from '@/core/plan-records';

/** Only this test sells this plan: one record has to be enough. */
const business: PlanRecord = {
  name: 'Business',
  offer: { monthlyPriceCents: 2999, stripePriceSetting: 'STRIPE_BUSINESS_PRICE_ID', isRecommended: false },
  limits: {
    websites: 50,
    descriptionCharacters: 9999,
    galleryImages: 2000,
    socialLinks: 40,
    pictureMegabytes: 20_000,
    pages: 50,
    employees: 50,
    diaries: 50,
    hasPrioritySupport: true,
    features: [
      'basicSections',
      'contact',
      'reviews',
      'poll',
      'booking',
      'products',
      'logo',
      'customStyle',
      'statistics',
    ],
  },
};

afterEach(() => {
  vi.doUnmock('@/core/plan-records');
  vi.resetModules();
});

async function importWithBusiness({ isRecommended = false } = {}) {
  vi.resetModules();
  vi.doMock('@/core/plan-records', async (importOriginal) => {
    const original = await importOriginal<typeof import('@/core/plan-records')>();
    if (!isRecommended) return { ...original, planRecords: { ...original.planRecords, business } };
    const { premium, ...others } = original.planRecords;
    return {
      ...original,
      planRecords: {
        ...others,
        premium: { ...premium, offer: { ...premium.offer, isRecommended: false } },
        business: { ...business, offer: { ...business.offer, isRecommended: true } },
      },
    };
  });
  const plans = await import('@/core/plans');
  const [tier] = plans.paidTiers.slice(-1);
  if (!tier) throw new Error('no plan is for sale');
  return { plans, tier };
}

it('a plan that one record adds is for sale after the cheaper ones, with its price, setting and limits', async () => {
  const { plans, tier } = await importWithBusiness();
  expect(plans.paidTiers).toEqual(['standard', 'premium', 'business']);
  expect(plans.getPriceCents(tier)).toBe(2999);
  expect(plans.getStripePriceSetting(tier)).toBe('STRIPE_BUSINESS_PRICE_ID');
  expect(plans.getRequiredPlanAbove('galleryImages', 999)).toEqual({
    feature: 'galleryImages',
    requiredTier: 'business',
  });
  expect(plans.recommendedTier).toBe('premium');
  expect(plans.covers(tier, 'premium')).toBe(true);
  const { listPlansOnSale } = await import('@/server/settings/payment-settings');
  expect(listPlansOnSale({ provider: 'sandbox' })).toContain('business');
});

it('a plan that one record adds has its row in the dialog and its lines in the catalogue', async () => {
  const { tier } = await importWithBusiness();
  const { PlanRow } = await import('@/app/frame/locked-feature/locked-feature-dialog');
  const row = renderToStaticMarkup(createElement(PlanRow, { tier, current: 'premium', requiredTier: tier }));
  expect(row).toContain('Business');
  expect(row).toContain('€29.99');
  const { listPlanFeatures } = await import('@/app/entities/plan-features');
  expect(listPlanFeatures(tier)).toContainEqual({ key: 'profile.features.websites', count: 50 });
});

it('a plan that one record recommends is the one that the landing page names, with its price', async () => {
  await importWithBusiness({ isRecommended: true });
  const { Pricing } = await import('@/app/features/landing/pricing');
  const section = renderToStaticMarkup(createElement(Pricing));
  expect(section).toContain('>Business<');
  expect(section).toContain('29,99');
  expect(section).not.toContain('Premium');
});
