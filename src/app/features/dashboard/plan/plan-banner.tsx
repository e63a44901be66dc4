import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Clock, Sparkles } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSubscriptionStatus } from '@/app/entities/plan';
import type { SubscriptionStatus } from '@/contracts/billing';
import { getTierNameValues, isTrialTier, TRIAL_WARNING_DAYS } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Banner } from '@/ui/banner';
import { getButtonClass } from '@/ui/button';
import { useText } from '../use-text';

const bannerStyles: Record<PlanBannerKind, BannerStyle> = {
  active: { tone: 'green', icon: <CircleCheck aria-hidden="true" /> },
  trialEnds: { tone: 'amber', icon: <Clock aria-hidden="true" /> },
  expired: { tone: 'red', icon: <CircleAlert aria-hidden="true" /> },
  trial: { tone: 'blue', icon: <Sparkles aria-hidden="true" /> },
};

type BannerStyle = Pick<ComponentProps<typeof Banner>, 'tone' | 'icon'>;

/** Describes the plan in one sentence above the websites. */
export function PlanBanner() {
  const t = useText();
  const { data: status } = useSubscriptionStatus();
  const kind = status && findPlanBanner(status);
  if (!kind) return null;
  return (
    <Banner
      {...bannerStyles[kind]}
      action={
        kind !== 'active' && (
          <Link to={paths.subscription} className={getButtonClass()}>
            {t(`dashboard.banner.${kind}Action`)}
          </Link>
        )
      }
    >
      {t(`dashboard.banner.${kind}`, {
        count: status.trialDaysLeft,
        ...getTierNameValues(status.subscriptionTier),
      })}
    </Banner>
  );
}

type PlanBannerKind = 'active' | 'trialEnds' | 'expired' | 'trial';

/** Decides what the dashboard says about the plan: the first rule that fits counts, and a free plan is not mentioned. */
export function findPlanBanner(status: SubscriptionStatus): PlanBannerKind | null {
  const { hasActiveSubscription, subscriptionTier, trialDaysLeft, needsPayment } = status;
  const isTrial = isTrialTier(subscriptionTier);
  if (hasActiveSubscription) return 'active';
  if (isTrial && trialDaysLeft <= TRIAL_WARNING_DAYS) return 'trialEnds';
  if (needsPayment) return 'expired';
  return isTrial ? 'trial' : null;
}
