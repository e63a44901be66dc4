import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type CountedLimit, getEntitlements, getRequiredPlanAbove, getTierNameValues } from '@/core/plans';
import { Button } from '@/ui/button';
import { useSectionPlan } from './host';

interface MoreButtonProps {
  feature: CountedLimit;
  /** The next plan must allow more than this; where it is left out, more than the limit itself. */
  count?: number;
}

/** Leads to the plan that allows more, where a limit is reached. Draws nothing on the plan that allows most. */
export function MoreButton({ feature, count = 0 }: MoreButtonProps) {
  const t = useTranslations('plans');
  const { tier, planToBuy, showLocked } = useSectionPlan();
  const limit = getEntitlements(tier).limit(feature);
  const locked = getRequiredPlanAbove(feature, Math.max(limit, count));
  if (getEntitlements(locked.requiredTier).limit(feature) <= limit) return null;
  return (
    <Button size="sm" variant="quiet" onClick={() => showLocked(locked)}>
      <Lock className="icon--sm" />
      {t('more', { tier: t('tierName', getTierNameValues(planToBuy(locked.requiredTier))) })}
    </Button>
  );
}
