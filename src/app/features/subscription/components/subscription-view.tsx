import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { paths } from '@/app/paths';
import type { CurrentUser } from '@/contracts/auth';
import type { SubscriptionStatus } from '@/contracts/billing';
import { buttonClass } from '@/ui/button';
import { useText } from '../use-text';
import { CurrentPlanCard } from './current-plan-card';
import { SubscribeCard } from './subscribe-card';

interface SubscriptionViewProps {
  user: CurrentUser;
  status: SubscriptionStatus;
}

/** What the owner has, and beside it what there is to buy. */
export function SubscriptionView({ user, status }: SubscriptionViewProps) {
  const t = useText();
  const isPastDue = status.hasActiveSubscription && user.subscriptionStatus === 'past_due';
  // Whoever has a smaller plan can still take more.
  const isPremium = status.hasActiveSubscription && status.subscriptionTier !== 'standard';
  return (
    <>
      <div className="grid justify-items-start gap-1">
        <Link to={paths.home} className={`${buttonClass({ variant: 'quiet' })} -ml-4`}>
          <ArrowLeft />
          {t('subscription.back')}
        </Link>
        <h1 className="h1" tabIndex={-1}>
          {t('subscription.title')}
        </h1>
      </div>
      <div className="plan-columns">
        <CurrentPlanCard status={status} isPastDue={isPastDue} />
        {(isPastDue || !isPremium) && <SubscribeCard isPastDue={isPastDue} />}
      </div>
    </>
  );
}
