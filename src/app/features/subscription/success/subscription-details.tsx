import { monthlyPrice } from '@/app/lib/monthly-price';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { Badge } from '@/ui/badge';
import { useText } from '../use-text';

interface SubscriptionDetailsProps {
  tier: PaidTier;
  paymentIntentId: string | undefined;
}

export function SubscriptionDetails({ tier, paymentIntentId }: SubscriptionDetailsProps) {
  const t = useText();
  return (
    <section className="grid content-start gap-3" aria-labelledby="details">
      <h2 className="h3" id="details">
        {t('paymentSuccess.details')}
      </h2>
      <dl className="paid__details">
        <div>
          <dt>{t('paymentSuccess.plan')}</dt>
          <dd>{t('plans.tierName', getTierNameValues(tier))}</dd>
        </div>
        <div>
          <dt>{t('paymentSuccess.price')}</dt>
          <dd className="num">{t('paymentSuccess.perMonth', { price: monthlyPrice(tier) })}</dd>
        </div>
        <div>
          <dt>{t('paymentSuccess.billing')}</dt>
          <dd>{t('paymentSuccess.monthly')}</dd>
        </div>
        <div>
          <dt>{t('paymentSuccess.status')}</dt>
          <dd>
            <Badge tone="green" hasDot>
              {t('paymentSuccess.active')}
            </Badge>
          </dd>
        </div>
        {paymentIntentId && (
          <div>
            <dt>{t('paymentSuccess.transaction')}</dt>
            <dd className="wrap-anywhere">{paymentIntentId}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
