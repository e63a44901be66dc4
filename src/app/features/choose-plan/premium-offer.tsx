import { Link } from '@tanstack/react-router';
import { monthlyPrice } from '@/app/lib/monthly-price';
import { planFeatures } from '@/app/lib/plan-features';
import { paths } from '@/app/paths';
import { Awning } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Ticks } from '@/ui/ticks';
import { useText } from './use-text';

/** The plan on sale, with all that it includes. */
export function PremiumOffer({ isCurrent }: { isCurrent: boolean }) {
  const t = useText();
  const lines = planFeatures('premium').map(({ key, count = 0 }) => t(key, { count }));
  return (
    <Card className="offer" aria-labelledby="premium">
      <Awning cloth="leaf" />
      <div className="offer__in">
        <div className="offer__name">
          <h2 className="h1" id="premium">
            {t('plans.tiers.premium')}
          </h2>
          <Badge tone="butter">{t('choosePlan.popular')}</Badge>
        </div>
        <p className="offer__price">
          {t.rich('choosePlan.price', {
            price: monthlyPrice('premium'),
            big: (price) => <b>{price}</b>,
            small: (period) => <span className="soft">{period}</span>,
          })}
        </p>
        <div className="grid gap-3">
          <h3 className="strong">{t('choosePlan.features')}</h3>
          <Ticks className="offer__ticks" lines={lines} />
        </div>
        <Link
          to={paths.subscription}
          className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
        >
          {t(isCurrent ? 'choosePlan.manage' : 'choosePlan.upgrade')}
        </Link>
      </div>
    </Card>
  );
}
