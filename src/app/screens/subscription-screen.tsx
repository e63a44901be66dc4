import '@/app/features/subscription/subscription.css';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSubscriptionStatus } from '@/app/entities/plan';
import { LoadFailed } from '@/app/features/subscription/components/load-failed';
import { LoginRequired } from '@/app/features/subscription/components/login-required';
import { SubscriptionActivated } from '@/app/features/subscription/components/subscription-activated';
import { SubscriptionView } from '@/app/features/subscription/components/subscription-view';
import { useText } from '@/app/features/subscription/use-text';
import { LoadingScreen } from '@/app/frame/loading-screen';
import { OwnerBar } from '@/app/frame/owner-bar';
import { VisitorBar } from '@/app/frame/visitor-bar';
import { useCurrentUser } from '@/app/lib/current-user';
import { planOfAddress } from '@/app/lib/plans-on-sale';
import { useScreenTitle } from '@/app/lib/screen-title';
import { Card } from '@/ui/card';

/** Open to everybody; who is not signed in is asked to sign in first. */
export function SubscriptionScreen() {
  const t = useText();
  useScreenTitle(t('subscription.title'));
  const search = useSearch({ strict: false });
  const { plan } = planOfAddress(search);
  const { user, isLoading } = useCurrentUser();
  const { data: status, error, isFetching, refetch } = useSubscriptionStatus({ isEnabled: user !== null });

  if (isLoading) return <LoadingScreen />;
  if (!user) {
    return (
      <Screen bar={<VisitorBar />} hiddenTitle={t('subscription.title')}>
        <LoginRequired wanted={plan} />
      </Screen>
    );
  }
  if (search.success) {
    return (
      <Screen bar={<OwnerBar />} hiddenTitle={t('subscription.title')}>
        <SubscriptionActivated />
      </Screen>
    );
  }
  if (status) {
    return (
      <Screen bar={<OwnerBar />}>
        <SubscriptionView user={user} status={status} wanted={plan} isTextKept={search.kept === true} />
      </Screen>
    );
  }
  if (!error) return <LoadingScreen />;
  return (
    <Screen bar={<OwnerBar />} hiddenTitle={t('subscription.title')}>
      <Card>
        <LoadFailed
          title={t('subscription.loadFailed.title')}
          text={t('subscription.loadFailed.text')}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    </Screen>
  );
}

interface ScreenProps {
  bar: ReactNode;
  /** The screen's heading for screen readers, where the screen itself shows none. */
  hiddenTitle?: string;
  children: ReactNode;
}

function Screen({ bar, hiddenTitle, children }: ScreenProps) {
  return (
    <>
      {bar}
      <main id="main" className="wrap page plan-page">
        {hiddenTitle && (
          <h1 className="sr-only" tabIndex={-1}>
            {hiddenTitle}
          </h1>
        )}
        {children}
      </main>
    </>
  );
}
