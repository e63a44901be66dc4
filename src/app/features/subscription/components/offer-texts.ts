import { formatDate, keepTogether } from '@/app/lib/dates';
import { euroPrice, monthlyPrice } from '@/app/lib/monthly-price';
import type { Text } from '@/app/lib/texts';
import { getPriceCents, getTierNameValues, type PaidTier } from '@/core/plans';

/** Why somebody pays. */
export type Occasion =
  | { kind: 'new' | 'owed' }
  /** A better plan than the current one, which is paid until then. */
  | { kind: 'better'; paidUntil: string; current: PaidTier };

/** What the card of an offer says. */
export function offerTexts(tier: PaidTier, occasion: Occasion, t: Text<'plans' | 'subscription'>) {
  const plan = t('plans.tierName', getTierNameValues(tier));
  const price = monthlyPrice(tier);
  if (occasion.kind === 'owed') {
    return {
      title: t('subscription.pastDue.title'),
      lead: t('subscription.pastDue.lead'),
      action: t('subscription.pastDue.action', { price }),
    };
  }
  if (occasion.kind === 'better') {
    const difference = euroPrice(getPriceCents(tier) - getPriceCents(occasion.current));
    const date = keepTogether(formatDate(occasion.paidUntil));
    return {
      title: t('subscription.change.title', { plan }),
      lead: t('subscription.change.upLead', { plan, date, difference, price }),
      action: t('subscription.change.action', { plan }),
    };
  }
  return {
    title: t('subscription.subscribe.title', { plan }),
    lead: t('subscription.subscribe.lead', getTierNameValues(tier)),
    action: t('subscription.subscribe.action', { price }),
  };
}
