import { Link } from '@tanstack/react-router';
import { Check, Mail } from 'lucide-react';
import { planFeatures } from '@/app/lib/plan-features';
import { paths } from '@/app/paths';
import type { CurrentUser } from '@/contracts/auth';
import { getTierNameValues, type PaidTier, recommendedTier } from '@/core/plans';
import { Awning } from '@/ui/awning';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Ticks } from '@/ui/ticks';
import { useText } from '../use-text';
import { RedirectCountdown } from './redirect-countdown';
import { SubscriptionDetails } from './subscription-details';
import { useReportPurchase } from './use-report-purchase';

interface PaymentSuccessProps {
  user: CurrentUser;
  tier: PaidTier;
  paymentIntentId: string | undefined;
}

export function PaymentSuccess({ user, tier, paymentIntentId }: PaymentSuccessProps) {
  const t = useText();
  useReportPurchase(paymentIntentId);
  return (
    <Card className="paid" aria-labelledby="paid">
      <Awning cloth="leaf" />
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
          <Link to={paths.home} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {t('paymentSuccess.dashboard')}
          </Link>
          <Link to={paths.editor()} className={buttonClass({ size: 'lg' })}>
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
    return <Ticks lines={planFeatures(tier).map(({ key, count = 0 }) => t(key, { count }))} />;
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
