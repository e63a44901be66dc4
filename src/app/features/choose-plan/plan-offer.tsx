import { Link } from '@tanstack/react-router';
import { listPlanFeatures } from '@/app/entities/plan-features';
import { formatMonthlyPrice } from '@/app/lib/amounts';
import {
  covers,
  findPaidTier,
  getTierNameValues,
  type PaidTier,
  recommendedTier,
  type Tier,
} from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Awning } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Ticks } from '@/ui/ticks';
import { useText } from './use-text';

interface PlanOfferProps {
  tier: PaidTier;
  /** It is the owner's plan; undefined for a visitor. */
  current: Tier | undefined;
  /** True for the plan that is recommended here. */
  isChosen: boolean;
}

/** Shows a plan on sale with all that it includes. */
export function PlanOffer({ tier, current, isChosen }: PlanOfferProps) {
  const t = useText();
  const isRecommended = tier === recommendedTier;
  const lines = listPlanFeatures(tier).map(({ key, count = 0 }) => t(key, { count }));
  return (
    <Card className={classNames('offer', isChosen && 'is-chosen')} aria-labelledby={tier}>
      <Awning accent={isRecommended ? 'leaf' : 'butter'} />
      <div className="offer__in">
        <div className="grid gap-1">
          <div className="offer__name">
            <h2 className="h1" id={tier}>
              {t('plans.tierName', getTierNameValues(tier))}
            </h2>
            {isRecommended && <Badge tone="butter">{t('choosePlan.popular')}</Badge>}
          </div>
          <p className="soft">{t('choosePlan.about', { tier })}</p>
        </div>
        <p className="offer__price">
          {t.rich('choosePlan.price', {
            price: formatMonthlyPrice(tier),
            big: (price) => <b>{price}</b>,
            small: (period) => <span className="soft">{period}</span>,
          })}
        </p>
        <div className="grid content-start gap-3">
          <h3 className="strong">{t('choosePlan.features')}</h3>
          <Ticks className="offer__ticks" lines={lines} />
        </div>
        <Link
          to={paths.subscription}
          search={isRecommended ? {} : { plan: tier }}
          className={getButtonClass({ variant: isChosen ? 'primary' : 'default', size: 'lg', isBlock: true })}
        >
          {t(`choosePlan.${getActionFor(tier, current)}`, {
            tier: t('plans.tierName', getTierNameValues(tier)),
          })}
        </Link>
      </div>
    </Card>
  );
}

function getActionFor(tier: PaidTier, current: Tier | undefined): 'manage' | 'change' | 'upgrade' | 'choose' {
  const paid = findPaidTier(current);
  if (paid === tier) return 'manage';
  if (paid && covers(paid, tier)) return 'change';
  return tier === recommendedTier ? 'upgrade' : 'choose';
}
