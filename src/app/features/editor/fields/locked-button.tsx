import { Lock } from 'lucide-react';
import { getPlanToBuy } from '@/app/entities/plans-on-sale';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { findRequiredPlan, getTierNameValues, type LockedFeature } from '@/core/plans';
import { Button } from '@/ui/button';
import { usePlanTier } from '../session/plan';
import { useText } from '../use-text';

interface LockedButtonProps {
  feature: LockedFeature['feature'];
  variant?: 'default' | 'quiet';
}

/** Stands in place of a control that is locked: says from which plan on it is there, and opens the dialog. */
export function LockedButton({ feature, variant = 'quiet' }: LockedButtonProps) {
  const t = useText();
  const showLocked = useShowLocked();
  const locked = findRequiredPlan(usePlanTier(), feature);
  if (!locked) return null;
  return (
    <Button size="sm" variant={variant} onClick={() => showLocked(locked)}>
      <Lock className="icon--sm" />
      {t('plans.soldFrom', getTierNameValues(getPlanToBuy(locked.requiredTier)))}
    </Button>
  );
}
