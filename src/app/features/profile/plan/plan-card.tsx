import { monthlyPrice } from '@/app/lib/monthly-price';
import { planFeatures } from '@/app/lib/plan-features';
import type { CurrentUser } from '@/contracts/auth';
import { getTierNameValues } from '@/core/plans';
import { Awning, type Cloth } from '@/ui/awning';
import { Card } from '@/ui/card';
import { Ticks } from '@/ui/ticks';
import { useText } from '../use-text';
import { PlanManagement } from './plan-management';
import { TrialEnd } from './trial-end';

/** What the owner has now, and the ways out of it. Choosing another plan belongs to the subscription screen. */
export function PlanCard({ user }: { user: CurrentUser }) {
  const t = useText();
  const tier = user.subscriptionTier;
  const features = planFeatures(tier);
  const cloth: Cloth = features.length > 0 ? 'leaf' : 'grey';
  return (
    <Card className="plan-card" aria-labelledby="plan">
      <Awning cloth={cloth} isRolled={features.length === 0} />
      <div className="card__pad grid gap-5">
        <div className="grid gap-1">
          <p className="sm mute">{t('profile.plan')}</p>
          <h2 className="h1" id="plan">
            {t('plans.tierName', getTierNameValues(tier))}
          </h2>
          <p className="soft">{t('profile.price', { tier, price: monthlyPrice(tier) })}</p>
        </div>
        {(tier === 'trial' || tier === 'expired') && user.trialEndDate && (
          <TrialEnd endDate={user.trialEndDate} />
        )}
        {features.length > 0 && (
          <div className="grid gap-3">
            <h3 className="h3">{t('profile.planFeatures')}</h3>
            <Ticks className="plan-ticks" lines={features.map(({ key, count = 0 }) => t(key, { count }))} />
          </div>
        )}
        <PlanManagement tier={tier} isPastDue={user.subscriptionStatus === 'past_due'} />
      </div>
    </Card>
  );
}
