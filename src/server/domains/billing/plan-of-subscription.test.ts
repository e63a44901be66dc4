import { expect, it } from 'vitest';
import type { ProviderSubscription } from '../../ports/payments/payments';
import { findDecidingSubscription } from './plan-of-subscription';

const subscription = (
  id: string,
  tier: ProviderSubscription['tier'],
  status: ProviderSubscription['status'],
): ProviderSubscription => ({
  ...{ id, tier, status, customerId: 'cus_1', nextTier: null },
  ...{ currentPeriodEnd: null, cancelAtPeriodEnd: false, due: null },
});

it('is decided by the best of the paid ones, whichever is newer', () => {
  const [standard, premium] = [
    subscription('a', 'standard', 'active'),
    subscription('b', 'premium', 'active'),
  ];
  expect(findDecidingSubscription([standard, premium])).toBe(premium);
  expect(findDecidingSubscription([premium, standard])).toBe(premium);
});

it('is decided by a paid one before a better one that is over or was never paid', () => {
  const paid = subscription('a', 'standard', 'past_due');
  const over = subscription('b', 'premium', 'canceled');
  const unpaid = subscription('c', 'premium', 'incomplete');
  expect(findDecidingSubscription([unpaid, over, paid])).toBe(paid);
  expect(findDecidingSubscription([unpaid, over])).toBe(over);
  expect(findDecidingSubscription([])).toBeNull();
});
