import { monthlyPrice } from '@/app/lib/monthly-price';
import type { PaidTier } from '@/core/plans';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';

export function PlanPrice({ tier, isSmall = false }: { tier: PaidTier; isSmall?: boolean }) {
  const t = useText();
  return (
    <p className={classNames('plan-price', isSmall && 'plan-price--small')}>
      {t.rich('subscription.subscribe.price', {
        price: monthlyPrice(tier),
        big: (price) => <b>{price}</b>,
        small: (period) => <span className="soft">{period}</span>,
      })}
    </p>
  );
}
