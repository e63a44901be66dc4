import { formatDate } from '@/app/lib/dates';
import { euroPrice, monthlyPrice } from '@/app/lib/monthly-price';
import type { Text } from '@/app/lib/texts';
import { MONTHLY_PRICE_CENTS, type PaidTier } from '@/core/plans';

/** Why somebody pays. */
export type Occasion =
  | { kind: 'new' | 'owed' }
  /** A better plan than the one that is paid until then. */
  | { kind: 'better'; paidUntil: string };

/** What the card of an offer says. */
export function offerTexts(tier: PaidTier, occasion: Occasion, t: Text<'plans' | 'subscription'>) {
  const plan = t(`plans.tiers.${tier}`);
  const price = monthlyPrice(tier);
  if (occasion.kind === 'owed') {
    return {
      title: t('subscription.pastDue.title'),
      lead: t('subscription.pastDue.lead'),
      action: t('subscription.pastDue.action', { price }),
    };
  }
  if (occasion.kind === 'better') {
    const difference = euroPrice(MONTHLY_PRICE_CENTS.premium - MONTHLY_PRICE_CENTS.standard);
    const date = formatDate(occasion.paidUntil);
    return {
      title: t('subscription.change.title', { plan }),
      lead: t('subscription.change.upLead', { plan, date, difference, price }),
      action: t('subscription.change.action', { plan }),
    };
  }
  return {
    title: t('subscription.subscribe.title', { plan }),
    lead: t('subscription.subscribe.lead', { tier }),
    action: t('subscription.subscribe.action', { price }),
  };
}
