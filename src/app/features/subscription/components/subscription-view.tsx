import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { paths } from '@/app/paths';
import type { CurrentUser } from '@/contracts/auth';
import type { SubscriptionStatus } from '@/contracts/billing';
import type { PaidTier } from '@/core/plans';
import { buttonClass } from '@/ui/button';
import { useText } from '../use-text';
import { CurrentPlanCard } from './current-plan-card';
import { OfferBesidePlan } from './offer-beside-plan';

interface SubscriptionViewProps {
  user: CurrentUser;
  status: SubscriptionStatus;
  /** The plan that the address asks for. */
  wanted: PaidTier | undefined;
  /** Whether an editor sent the owner here, whose work is kept in the browser. */
  isTextKept: boolean;
}

/** What the owner has, and beside it what there is to buy. */
export function SubscriptionView({ user, status, wanted, isTextKept }: SubscriptionViewProps) {
  const t = useText();
  const isPastDue = status.hasActiveSubscription && user.subscriptionStatus === 'past_due';
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
        <CurrentPlanCard user={user} status={status} isPastDue={isPastDue} isTextKept={isTextKept} />
        <OfferBesidePlan status={status} isPastDue={isPastDue} wanted={wanted} />
      </div>
    </>
  );
}
