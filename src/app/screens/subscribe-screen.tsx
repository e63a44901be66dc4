import { recommendedTier } from '@/core/plans';
import '@/app/features/choose-plan/choose-plan.css';
import { useSearch } from '@tanstack/react-router';
import { useCurrentUser } from '@/app/entities/account';
import { listPlansOnSale, readPlanSearch } from '@/app/entities/plans-on-sale';
import { PlanOffer } from '@/app/features/choose-plan/plan-offer';
import { useText } from '@/app/features/choose-plan/use-text';
import { LoadingScreen } from '@/app/frame/loading-screen';
import { OwnerBar } from '@/app/frame/owner-bar';
import { VisitorBar } from '@/app/frame/visitor-bar';
import { findSupportEmail } from '@/app/lib/page-facts';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/core/screen-paths';
import { getButtonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';

/** Shows everybody the plans on sale; the payment is on the screen of the subscription. */
export function SubscribeScreen() {
  const t = useText();
  useScreenTitle(t('choosePlan.title'));
  const { user, isLoading } = useCurrentUser();
  const { plan: chosen = recommendedTier } = readPlanSearch(useSearch({ strict: false }));
  const onSale = listPlansOnSale();
  const support = findSupportEmail();
  if (isLoading) return <LoadingScreen />;
  return (
    <>
      {user ? <OwnerBar /> : <VisitorBar />}
      <main id="main" className={classNames('wrap page choose', onSale.length > 1 && 'choose--two')}>
        <div className="grid gap-1">
          <h1 className="h1" tabIndex={-1}>
            {t('choosePlan.title')}
          </h1>
          <p className="soft">{t('choosePlan.lead')}</p>
        </div>
        <div className="offers">
          {/* The chosen plan comes first, because on a phone the other one is below the screen. */}
          {[chosen, ...onSale.filter((tier) => tier !== chosen)].map((tier) => (
            <PlanOffer key={tier} tier={tier} current={user?.subscriptionTier} isChosen={tier === chosen} />
          ))}
        </div>
        <div className="choose__foot">
          {/* This is no link of the app, because visitors find the start page there. */}
          <a href={paths.home} className={getButtonClass()}>
            {t('choosePlan.dashboard')}
          </a>
          {support && (
            <a href={`mailto:${support}`} className={getButtonClass()}>
              {t('choosePlan.support')}
            </a>
          )}
        </div>
      </main>
    </>
  );
}
