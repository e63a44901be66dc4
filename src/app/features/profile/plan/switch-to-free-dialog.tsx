import { formatDate } from '@/app/lib/dates';
import { featureLine, lostFeatures, planFeatures } from '@/app/lib/plan-features';
import { getEntitlements, getTierNameValues, type Tier, visitorFeatures } from '@/core/plans';
import { Crosses, Ticks } from '@/ui/ticks';
import { useText } from '../use-text';
import { PlanChangeDialog } from './plan-change-dialog';

interface SwitchToFreeDialogProps {
  tier: Tier;
  /** What is paid for stays until then; null changes the plan at once. */
  paidUntil: string | null;
  onClose: () => void;
}

/** Says what Free has, what it lacks, and when it begins. */
export function SwitchToFreeDialog({ tier, paidUntil, onClose }: SwitchToFreeDialogProps) {
  const t = useText();
  const free = planFeatures('free');
  const lost = lostFeatures(tier, 'free');
  const closed = visitorFeatures.filter(
    (feature) => getEntitlements(tier).can(feature) && !getEntitlements('free').can(feature),
  );
  const when = paidUntil
    ? t('profile.free.later', {
        date: formatDate(paidUntil),
        tier: t('plans.tierName', getTierNameValues(tier)),
      })
    : t(tier === 'trial' ? 'profile.free.trialNow' : 'profile.free.now');
  return (
    <PlanChangeDialog
      change="free"
      title={t('profile.free.title')}
      lead={when}
      confirmLabel={t('profile.actions.switchToFree')}
      doneText={t('profile.free.done')}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <h3 className="h3">{t('profile.free.has')}</h3>
        <Ticks className="plan-ticks" lines={free.map(({ key, count = 0 }) => t(key, { count }))} />
      </div>
      {lost.length > 0 && (
        <div className="grid gap-3">
          <h3 className="h3">{t('profile.free.lacks')}</h3>
          <Crosses className="plan-ticks" lines={lost.map(({ key, count = 0 }) => t(key, { count }))} />
        </div>
      )}
      {closed.length > 0 && (
        <p>
          {t('profile.free.closed', {
            features: closed.map((feature) => t(featureLine[feature].key)).join(', '),
          })}
        </p>
      )}
      <p className="soft">{t('profile.free.kept')}</p>
    </PlanChangeDialog>
  );
}
