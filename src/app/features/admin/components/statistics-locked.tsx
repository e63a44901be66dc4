import { Lock } from 'lucide-react';
import { paths } from '@/app/paths';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

/** In the place of the numbers on a plan without them. */
export function StatisticsLocked({ requiredTier }: { requiredTier: PaidTier }) {
  const t = useText();
  return (
    <EmptyState
      icon={<Lock className="icon--lg" />}
      title={t('admin.analytics.locked', { tier: t('plans.tierName', getTierNameValues(requiredTier)) })}
      text={t('plans.reasons.statistics')}
      action={
        <a className={buttonClass({ variant: 'primary' })} href={paths.choosePlan(requiredTier)}>
          {t('frame.locked.upgrade')}
        </a>
      }
    />
  );
}
