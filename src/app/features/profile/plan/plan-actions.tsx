import { useState } from 'react';
import { featureLine, listLostFeatures, listPlanFeatures } from '@/app/entities/plan-features';
import { listPlansOnSale } from '@/app/entities/plans-on-sale';
import { formatDate } from '@/app/lib/dates';
import type { SubscriptionStatus } from '@/contracts/billing';
import {
  FREE_TIER,
  getEntitlements,
  getTierNameValues,
  isFreeTier,
  isHighestPlan,
  isPaidTier,
  isTrialTier,
  type Tier,
  visitorFeatures,
} from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Button, getButtonClass } from '@/ui/button';
import { Crosses, Ticks } from '@/ui/ticks';
import { useText } from '../use-text';
import { PlanChangeDialog } from './plan-change-dialog';

interface PlanActionsProps {
  tier: Tier;
  status: SubscriptionStatus;
}

export function PlanActions({ tier, status }: PlanActionsProps) {
  const t = useText();
  const [open, setOpen] = useState<'free' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const paidUntil = status.hasActiveSubscription ? status.currentPeriodEnd : null;
  const isHighest = isPaidTier(tier) && isHighestPlan(tier);
  const hasSmaller = listPlansOnSale().length > 1;
  const canCancel = paidUntil !== null && !status.cancelAtPeriodEnd;
  return (
    <div className="card-part flex flex-wrap gap-3">
      {(!isHighest || (hasSmaller && paidUntil !== null)) && (
        <a
          href={listPlansOnSale().length > 1 ? paths.subscribe : paths.subscription}
          className={getButtonClass({ variant: isHighest ? 'default' : 'primary' })}
        >
          {t('profile.actions.viewPlans')}
        </a>
      )}
      {!isFreeTier(tier) && !status.becomesFree && (
        <Button onClick={() => setOpen('free')}>{t('profile.actions.switchToFree')}</Button>
      )}
      {canCancel && (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {t('profile.actions.cancel')}
        </Button>
      )}
      {open === 'free' && <SwitchToFreeDialog tier={tier} paidUntil={paidUntil} onClose={close} />}
      {open === 'cancel' && paidUntil !== null && <CancelDialog paidUntil={paidUntil} onClose={close} />}
    </div>
  );
}

interface CancelDialogProps {
  paidUntil: string;
  onClose: () => void;
}

/** Says what stays until the paid period ends, and what is closed after that. */
function CancelDialog({ paidUntil, onClose }: CancelDialogProps) {
  const t = useText();
  const date = formatDate(paidUntil);
  return (
    <PlanChangeDialog
      change="cancel"
      title={t('profile.cancel.title')}
      lead={t('profile.cancel.lead', { date })}
      confirmLabel={t('profile.actions.cancel')}
      doneText={t('profile.cancel.done', { date })}
      onClose={onClose}
    >
      <p>{t('profile.cancel.after')}</p>
      <p className="soft">{t('profile.cancel.free')}</p>
    </PlanChangeDialog>
  );
}

interface SwitchToFreeDialogProps {
  tier: Tier;
  /** The paid plan stays until this date; null changes it at once. */
  paidUntil: string | null;
  onClose: () => void;
}

/** Says what the free plan has, what it lacks, and when it begins. */
function SwitchToFreeDialog({ tier, paidUntil, onClose }: SwitchToFreeDialogProps) {
  const t = useText();
  const free = listPlanFeatures(FREE_TIER);
  const lost = listLostFeatures(tier, FREE_TIER);
  const closed = visitorFeatures.filter(
    (feature) => getEntitlements(tier).can(feature) && !getEntitlements(FREE_TIER).can(feature),
  );
  const when = paidUntil
    ? t('profile.free.later', {
        date: formatDate(paidUntil),
        tier: t('plans.tierName', getTierNameValues(tier)),
      })
    : t(isTrialTier(tier) ? 'profile.free.trialNow' : 'profile.free.now');
  return (
    <PlanChangeDialog
      change={FREE_TIER}
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
