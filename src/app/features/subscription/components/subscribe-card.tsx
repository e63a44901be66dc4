import { useEffect, useId, useRef, useState } from 'react';
import { monthlyPrice } from '@/app/lib/monthly-price';
import { Awning } from '@/ui/awning';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useToast } from '@/ui/toast';
import { useCreateSubscription } from '../api/use-create-subscription';
import { createFailure } from '../create-failure';
import { PaymentForm } from '../payment/payment-form';
import { useText } from '../use-text';
import { PremiumPrice } from './premium-price';

/** The offer, or the month that is still to be paid; once the owner has taken it, the form that pays for it. */
export function SubscribeCard({ isPastDue }: { isPastDue: boolean }) {
  const t = useText();
  const toast = useToast();
  const titleId = useId();
  const title = t(isPastDue ? 'subscription.pastDue.title' : 'subscription.subscribe.title');
  const creation = useCreateSubscription();
  const [clientSecret, setClientSecret] = useState<string | null>(null);

  const paymentTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; the keyboard goes on with what took its place.
    if (clientSecret !== null) paymentTitle.current?.focus({ preventScroll: true });
  }, [clientSecret]);

  const subscribe = () =>
    creation.mutate(undefined, {
      onSuccess: (created) => {
        if (created.status === 'active') {
          toast({
            title: t('subscription.subscribe.alreadyActive'),
            description: t('subscription.subscribe.alreadyActiveText'),
          });
        } else setClientSecret(created.clientSecret);
      },
      onError: (error) => toast({ tone: 'bad', ...createFailure(error, t) }),
    });

  return (
    <Card className="plan-offer" aria-labelledby={titleId}>
      <Awning cloth="leaf" stripes={15} />
      <div className="plan-offer__in">
        {clientSecret === null ? (
          <>
            <div className="grid gap-1">
              <h2 className="h2" id={titleId}>
                {title}
              </h2>
              <p className="soft">
                {t(isPastDue ? 'subscription.pastDue.lead' : 'subscription.subscribe.lead')}
              </p>
            </div>
            <PremiumPrice />
            <Button
              variant="primary"
              size="lg"
              isBlock
              isPending={creation.isPending}
              pendingText={t('subscription.subscribe.pending')}
              onClick={subscribe}
            >
              {t(isPastDue ? 'subscription.pastDue.action' : 'subscription.subscribe.action', {
                price: monthlyPrice('premium'),
              })}
            </Button>
          </>
        ) : (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 className="h2" id={titleId} tabIndex={-1} ref={paymentTitle}>
                {title}
              </h2>
              <PremiumPrice isSmall />
            </div>
            <PaymentForm clientSecret={clientSecret} />
          </>
        )}
        <p className="sm mute center">{t('subscription.subscribe.note')}</p>
      </div>
    </Card>
  );
}
