import { monthlyPrice } from '@/app/lib/monthly-price';
import { classNames } from '@/ui/class-names';
import { useText } from '../use-text';

export function PremiumPrice({ isSmall = false }: { isSmall?: boolean }) {
  const t = useText();
  return (
    <p className={classNames('premium-price', isSmall && 'premium-price--small')}>
      {t.rich('subscription.subscribe.price', {
        price: monthlyPrice('premium'),
        big: (price) => <b>{price}</b>,
        small: (period) => <span className="soft">{period}</span>,
      })}
    </p>
  );
}
