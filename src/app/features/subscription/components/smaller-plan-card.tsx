import { Link } from '@tanstack/react-router';
import { listLostFeatures } from '@/app/entities/plan-features';
import { formatMonthlyPrice } from '@/app/lib/amounts';
import { formatDate } from '@/app/lib/dates';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Awning } from '@/ui/awning';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Crosses } from '@/ui/ticks';
import { useFollowPlan } from '../subscription-calls';
import { useText } from '../use-text';
import { PlanPrice } from './subscribe-card';

interface SmallerPlanCardProps {
  tier: PaidTier;
  current: PaidTier;
  paidUntil: string;
}

/** Offers to change to a smaller plan after the paid period, and says what the owner would lose. */
export function SmallerPlanCard({ tier, current, paidUntil }: SmallerPlanCardProps) {
  const t = useText();
  const plan = t('plans.tierName', getTierNameValues(tier));
  const values = {
    plan,
    current: t('plans.tierName', getTierNameValues(current)),
    date: formatDate(paidUntil),
    price: formatMonthlyPrice(tier),
  };
  const { follow, isPending } = useFollowPlan(tier, {
    done: t('subscription.change.downDone', values),
    failed: t('subscription.change.failed'),
  });
  return (
    <Card className="plan-offer" aria-labelledby="smaller-plan">
      <Awning accent="butter" stripes={15} />
      <div className="plan-offer__in">
        <div className="grid gap-1">
          <h2 className="h2" id="smaller-plan">
            {t('subscription.change.title', values)}
          </h2>
          <p className="soft">{t('subscription.change.downLead', values)}</p>
        </div>
        <PlanPrice tier={tier} />
        <div className="grid gap-3">
          <h3 className="strong">{t('subscription.change.lacks', values)}</h3>
          <Crosses lines={listLostFeatures(current, tier).map(({ key, count = 0 }) => t(key, { count }))} />
          <p className="soft sm">{t('subscription.change.kept', values)}</p>
        </div>
        <Button
          variant="primary"
          size="lg"
          isBlock
          isPending={isPending}
          pendingText={t('subscription.subscribe.pending')}
          onClick={follow}
        >
          {t('subscription.change.action', values)}
        </Button>
        <Link to={paths.subscription} className={getButtonClass({ variant: 'quiet', isBlock: true })}>
          {t('subscription.change.keep', values)}
        </Link>
      </div>
    </Card>
  );
}
