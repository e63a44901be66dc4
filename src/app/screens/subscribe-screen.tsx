import '@/app/features/choose-plan/choose-plan.css';
import { PremiumOffer } from '@/app/features/choose-plan/premium-offer';
import { useText } from '@/app/features/choose-plan/use-text';
import { LoadingScreen } from '@/app/frame/loading-screen';
import { OwnerBar } from '@/app/frame/owner-bar';
import { VisitorBar } from '@/app/frame/visitor-bar';
import { useCurrentUser } from '@/app/lib/current-user';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/app/paths';
import { SUPPORT_EMAIL } from '@/core/brand';
import { buttonClass } from '@/ui/button';

/** What there is to buy, for everybody; the payment is on the screen of the subscription. */
export function SubscribeScreen() {
  const t = useText();
  useScreenTitle(t('choosePlan.title'));
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <LoadingScreen />;
  return (
    <>
      {user ? <OwnerBar /> : <VisitorBar />}
      <main id="main" className="wrap page choose">
        <div className="grid gap-1">
          <h1 className="h1" tabIndex={-1}>
            {t('choosePlan.title')}
          </h1>
          <p className="soft">{t('choosePlan.lead')}</p>
        </div>
        <PremiumOffer isCurrent={user?.subscriptionTier === 'premium'} />
        <div className="choose__foot" lang="sk">
          {/* Not a link of this app: visitors find the start page there. */}
          <a href={paths.home} className={buttonClass()}>
            {t('choosePlan.dashboard')}
          </a>
          <a href={`mailto:${SUPPORT_EMAIL}`} className={buttonClass()}>
            {t('choosePlan.support')}
          </a>
        </div>
      </main>
    </>
  );
}
