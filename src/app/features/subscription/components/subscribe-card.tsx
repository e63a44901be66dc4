import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { listPlanFeatures } from '@/app/entities/plan-features';
import { listPlansOnSale } from '@/app/entities/plans-on-sale';
import { formatMonthlyPrice, formatPrice } from '@/app/lib/amounts';
import { formatDate, preventBreaks } from '@/app/lib/dates';
import type { Text } from '@/app/lib/texts';
import { useFailureToast } from '@/app/lib/use-failure-toast';
import type { SubscriptionCreated } from '@/contracts/billing';
import { getPriceCents, getTierNameValues, type PaidTier, recommendedTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Awning } from '@/ui/awning';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Ticks } from '@/ui/ticks';
import { useToast } from '@/ui/toast';
import { PaymentForm } from '../payment/payment-form';
import { createFailure, useCreateSubscription } from '../subscription-calls';
import { useText } from '../use-text';

interface SubscribeCardProps {
  tier: PaidTier;
  /** The owner pays for a new subscription, for a month that is owed, or for a better plan than the running one. */
  occasion: Occasion;
}

/** Shows the offer, or the month that is still to be paid; once the owner has accepted it, the form that pays for it. */
export function SubscribeCard({ tier, occasion }: SubscribeCardProps) {
  const t = useText();
  const titleId = useId();
  const { subscribe, isPending, due } = useSubscribe(tier, occasion);
  const { title, lead, action } = getOfferTexts(tier, occasion, t);
  const isPayable = due !== null;

  const paymentTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the title that replaced it.
    if (isPayable) paymentTitle.current?.focus({ preventScroll: true });
  }, [isPayable]);

  const payLabel =
    occasion.kind === 'better' && due?.amountCents !== undefined
      ? t('payment.submitDifference', { price: formatPrice(due.amountCents) })
      : t('payment.submit', { price: formatMonthlyPrice(tier) });
  return (
    <Card className="plan-offer" aria-labelledby={titleId}>
      <Awning accent={tier === recommendedTier ? 'leaf' : 'butter'} stripes={15} />
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
              <Ticks lines={listPlanFeatures(tier).map(({ key, count = 0 }) => t(key, { count }))} />
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
        {!isPayable && occasion.kind === 'new' && listPlansOnSale().length > 1 && (
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

interface Due {
  clientSecret: string;
  amountCents?: number;
}

/** Asks for a plan. `due` is what is then to be paid; a plan that begins without a payment is reported in a notice. */
function useSubscribe(tier: PaidTier, { kind }: Occasion) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const creation = useCreateSubscription(() => {
    if (kind === 'better') void navigate({ to: paths.paymentSuccess });
    else {
      toast({
        title: t('subscription.subscribe.alreadyActive'),
        description: t('subscription.subscribe.alreadyActiveText'),
      });
    }
  });
  const { showFailure, clearFailure } = useFailureToast();
  const [due, setDue] = useState<Due | null>(null);

  const showForm = ({ clientSecret, amountCents }: SubscriptionCreated) => {
    if (clientSecret !== null) setDue({ clientSecret, amountCents });
  };
  const subscribe = () => {
    clearFailure();
    creation.mutate(tier, {
      onSuccess: showForm,
      onError: (error) => showFailure(createFailure(error, t)),
    });
  };
  return { subscribe, isPending: creation.isPending, due };
}

/** An owner pays on one of these occasions. */
type Occasion =
  | { kind: 'new' | 'owed' }
  /** The plan is better than the current one, which is paid until then. */
  | { kind: 'better'; paidUntil: string; current: PaidTier };

function getOfferTexts(tier: PaidTier, occasion: Occasion, t: Text<'plans' | 'subscription'>) {
  const plan = t('plans.tierName', getTierNameValues(tier));
  const price = formatMonthlyPrice(tier);
  if (occasion.kind === 'owed') {
    return {
      title: t('subscription.pastDue.title'),
      lead: t('subscription.pastDue.lead'),
      action: t('subscription.pastDue.action', { price }),
    };
  }
  if (occasion.kind === 'better') {
    const difference = formatPrice(getPriceCents(tier) - getPriceCents(occasion.current));
    const date = preventBreaks(formatDate(occasion.paidUntil));
    return {
      title: t('subscription.change.title', { plan }),
      lead: t('subscription.change.upLead', { plan, date, difference, price }),
      action: t('subscription.change.action', { plan }),
    };
  }
  return {
    title: t('subscription.subscribe.title', { plan }),
    lead: t('subscription.subscribe.lead', getTierNameValues(tier)),
    action: t('subscription.subscribe.action', { price }),
  };
}

export function PlanPrice({ tier, isSmall = false }: { tier: PaidTier; isSmall?: boolean }) {
  const t = useText();
  return (
    <p className={classNames('plan-price', isSmall && 'plan-price--small')}>
      {t.rich('subscription.subscribe.price', {
        price: formatMonthlyPrice(tier),
        big: (price) => <b>{price}</b>,
        small: (period) => <span className="soft">{period}</span>,
      })}
    </p>
  );
}
