import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { euroPrice, monthlyPrice } from '@/app/lib/monthly-price';
import { planFeatures } from '@/app/lib/plan-features';
import { plansOnSale } from '@/app/lib/plans-on-sale';
import { paths } from '@/app/paths';
import { type PaidTier, recommendedTier } from '@/core/plans';
import { Awning } from '@/ui/awning';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Ticks } from '@/ui/ticks';
import { PaymentForm } from '../payment/payment-form';
import { useText } from '../use-text';
import { type Occasion, offerTexts } from './offer-texts';
import { PlanPrice } from './plan-price';
import { useSubscribe } from './use-subscribe';

interface SubscribeCardProps {
  tier: PaidTier;
  /** What there is to pay: a new subscription, a month that is owed, or a better plan than the one that runs. */
  occasion: Occasion;
}

/** The offer, or the month that is still to be paid; once the owner has taken it, the form that pays for it. */
export function SubscribeCard({ tier, occasion }: SubscribeCardProps) {
  const t = useText();
  const titleId = useId();
  const { subscribe, isPending, due } = useSubscribe(tier, occasion);
  const { title, lead, action } = offerTexts(tier, occasion, t);
  const isPayable = due !== null;

  const paymentTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; the keyboard goes on with what took its place.
    if (isPayable) paymentTitle.current?.focus({ preventScroll: true });
  }, [isPayable]);

  const payLabel =
    occasion.kind === 'better' && due?.amountCents !== undefined
      ? t('payment.submitDifference', { price: euroPrice(due.amountCents) })
      : t('payment.submit', { price: monthlyPrice(tier) });
  return (
    <Card className="plan-offer" aria-labelledby={titleId}>
      <Awning cloth={tier === recommendedTier ? 'leaf' : 'butter'} stripes={15} />
      <div className="plan-offer__in">
        <div className={isPayable ? 'grid gap-2' : 'grid gap-1'}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="h2" id={titleId} tabIndex={-1} ref={paymentTitle}>
              {title}
            </h2>
            {isPayable && <PlanPrice tier={tier} isSmall />}
          </div>
          <p className="soft">{lead}</p>
        </div>
        {due === null ? (
          <>
            <PlanPrice tier={tier} />
            {tier !== recommendedTier && occasion.kind === 'new' && (
              <Ticks lines={planFeatures(tier).map(({ key, count = 0 }) => t(key, { count }))} />
            )}
            <Button
              variant="primary"
              size="lg"
              isBlock
              isPending={isPending}
              pendingText={t('subscription.subscribe.pending')}
              onClick={subscribe}
            >
              {action}
            </Button>
          </>
        ) : (
          <PaymentForm clientSecret={due.clientSecret} payLabel={payLabel} />
        )}
        <p className="sm mute center">{t('subscription.subscribe.note')}</p>
        {!isPayable && occasion.kind === 'new' && plansOnSale().length > 1 && (
          <p className="center">
            <Link to={paths.subscribe} className="link">
              {t('subscription.subscribe.compare')}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
