import { Link, useNavigate } from '@tanstack/react-router';
import { Check, Mail } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useSubscriptionStatus } from '@/app/entities/plan';
import { listPlanFeatures } from '@/app/entities/plan-features';
import { LoadingScreen } from '@/app/frame/loading-screen';
import { Redirect } from '@/app/frame/redirect';
import { formatMonthlyPrice } from '@/app/lib/amounts';
import type { CurrentUser } from '@/contracts/auth';
import { findPaidTier, getTierNameValues, type PaidTier, recommendedTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Awning } from '@/ui/awning';
import { Badge } from '@/ui/badge';
import { Button, getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Ticks } from '@/ui/ticks';
import { confirmSubscription, isToReport } from '../confirm-subscription';
import { SubscriptionLoadFailed } from '../load-failed';
import { useText } from '../use-text';

const SECOND_MS = 1000;

const REDIRECT_SECONDS = 10;

interface PaidOrPlansProps {
  user: CurrentUser;
  paymentIntentId: string | undefined;
}

/** Celebrates a paid plan; an old address of this screen without a payment leads to the plans. */
export function PaidOrPlans({ user, paymentIntentId }: PaidOrPlansProps) {
  const { data: status, error, isFetching, refetch } = useSubscriptionStatus();
  const tier = status?.hasActiveSubscription && findPaidTier(status.subscriptionTier);
  if (tier) return <PaymentSuccess user={user} tier={tier} paymentIntentId={paymentIntentId} />;
  if (error) {
    return <SubscriptionLoadFailed isLoading={isFetching} onRetry={() => void refetch()} />;
  }
  // The cached status may be from before the payment.
  if (isFetching) return <LoadingScreen />;
  return <Redirect to={paths.subscription} />;
}

interface PaymentSuccessProps {
  user: CurrentUser;
  tier: PaidTier;
  paymentIntentId: string | undefined;
}

function PaymentSuccess({ user, tier, paymentIntentId }: PaymentSuccessProps) {
  const t = useText();
  useReportPurchase(paymentIntentId);
  return (
    <Card className="paid" aria-labelledby="paid">
      <Awning accent="leaf" />
      <div className="paid__in">
        <div className="paid__head">
          <span className="paid__mark">
            <Check className="icon--lg" aria-hidden="true" />
          </span>
          <div className="grid gap-1">
            <h1 className="h1" id="paid" tabIndex={-1}>
              {t('paymentSuccess.title')}
            </h1>
            <p className="soft">{t('paymentSuccess.text', getTierNameValues(tier))}</p>
          </div>
        </div>
        <div className="paid__columns">
          <section className="grid content-start gap-3" aria-labelledby="unlocked">
            <h2 className="h3" id="unlocked">
              {t('paymentSuccess.unlocked')}
            </h2>
            <UnlockedFeatures tier={tier} />
          </section>
          <SubscriptionDetails tier={tier} paymentIntentId={paymentIntentId} />
        </div>
        <p className="paid__mail">
          <Mail aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {t.rich('paymentSuccess.mail', {
              email: user.email,
              strong: (email) => <b className="strong text-ink">{email}</b>,
            })}
          </span>
        </p>
        <div className="paid__actions">
          <Link to={paths.home} className={getButtonClass({ variant: 'primary', size: 'lg' })}>
            {t('paymentSuccess.dashboard')}
          </Link>
          <Link to={paths.editor()} className={getButtonClass({ size: 'lg' })}>
            {t('paymentSuccess.createFirst')}
          </Link>
        </div>
        <RedirectCountdown />
      </div>
    </Card>
  );
}

function UnlockedFeatures({ tier }: { tier: PaidTier }) {
  const t = useText();
  if (tier !== recommendedTier)
    return <Ticks lines={listPlanFeatures(tier).map(({ key, count = 0 }) => t(key, { count }))} />;
  return (
    <Ticks
      lines={[
        t('paymentSuccess.features.websites'),
        t('paymentSuccess.features.editing'),
        t('paymentSuccess.features.booking'),
        t('paymentSuccess.features.products'),
        t('paymentSuccess.features.analytics'),
        t('paymentSuccess.features.support'),
        t('paymentSuccess.features.logo'),
        t('paymentSuccess.features.mobile'),
      ]}
    />
  );
}

/**
 * Makes the server confirm the payment once more on a screen where a tracker may be loaded. The payment was confirmed
 * on the screen of the subscription, which may not load one, and an address alone proves nothing.
 */
function useReportPurchase(paymentIntentId: string | undefined): void {
  useEffect(() => {
    if (paymentIntentId === undefined || !isToReport(paymentIntentId)) return;
    confirmSubscription(paymentIntentId).catch(() => undefined);
  }, [paymentIntentId]);
}

interface SubscriptionDetailsProps {
  tier: PaidTier;
  paymentIntentId: string | undefined;
}

function SubscriptionDetails({ tier, paymentIntentId }: SubscriptionDetailsProps) {
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
          <dd className="num">{t('paymentSuccess.perMonth', { price: formatMonthlyPrice(tier) })}</dd>
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

/** Leads to the dashboard after a while, unless the owner wants to read on. */
function RedirectCountdown() {
  const t = useText();
  const navigate = useNavigate();
  const [isStopped, setIsStopped] = useState(false);
  const leave = useCallback(() => void navigate({ to: paths.home }), [navigate]);
  const left = useCountdown(REDIRECT_SECONDS, !isStopped, leave);
  if (isStopped) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="sm mute num">{t('paymentSuccess.countdown', { count: left })}</p>
      <Button variant="quiet" size="sm" className="-mx-3" onClick={() => setIsStopped(true)}>
        {t('paymentSuccess.stay')}
      </Button>
    </div>
  );
}

/** Returns the seconds that are left, and calls `onEnd` when there are none. It stops while `isRunning` is false. */
function useCountdown(seconds: number, isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left, onEnd]);
  return left;
}
