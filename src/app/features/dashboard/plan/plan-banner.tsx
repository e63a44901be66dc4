import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Clock, Sparkles } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSubscriptionStatus } from '@/app/entities/plan';
import { paths } from '@/app/paths';
import { getTierNameValues } from '@/core/plans';
import { Banner } from '@/ui/banner';
import { buttonClass } from '@/ui/button';
import { useText } from '../use-text';
import { bannerOf, type PlanBannerKind } from './banner-of';

type Look = Pick<ComponentProps<typeof Banner>, 'tone' | 'icon'>;

const lookOf: Record<PlanBannerKind, Look> = {
  active: { tone: 'green', icon: <CircleCheck aria-hidden="true" /> },
  trialEnds: { tone: 'amber', icon: <Clock aria-hidden="true" /> },
  expired: { tone: 'red', icon: <CircleAlert aria-hidden="true" /> },
  trial: { tone: 'blue', icon: <Sparkles aria-hidden="true" /> },
};

/** The plan in one sentence above the websites. */
export function PlanBanner() {
  const t = useText();
  const { data: status } = useSubscriptionStatus();
  const kind = status && bannerOf(status);
  if (!kind) return null;
  return (
    <Banner
      {...lookOf[kind]}
      action={
        kind !== 'active' && (
          <Link to={paths.subscription} className={buttonClass()}>
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
