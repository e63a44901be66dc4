import '@/app/features/subscription/subscription.css';
import { Link, useSearch } from '@tanstack/react-router';
import { Check, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { useSubscriptionStatus } from '@/app/entities/plan';
import { readPlanSearch } from '@/app/entities/plans-on-sale';
import { SubscriptionView } from '@/app/features/subscription/components/subscription-view';
import { SubscriptionLoadFailed } from '@/app/features/subscription/load-failed';
import { useText } from '@/app/features/subscription/use-text';
import { LoadingScreen } from '@/app/frame/loading-screen';
import { OwnerBar } from '@/app/frame/owner-bar';
import { VisitorBar } from '@/app/frame/visitor-bar';
import { useScreenTitle } from '@/app/lib/screen-title';
import type { PaidTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { getButtonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';

/** This screen is open to everybody; visitors are asked to sign in first. */
export function SubscriptionScreen() {
  const t = useText();
  useScreenTitle(t('subscription.title'));
  const search = useSearch({ strict: false });
  const { plan } = readPlanSearch(search);
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
      <SubscriptionLoadFailed isLoading={isFetching} onRetry={() => void refetch()} />
    </Screen>
  );
}

interface ScreenProps {
  bar: ReactNode;
  /** Screen readers read this heading where the screen itself shows none. */
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

function LoginRequired({ wanted }: { wanted: PaidTier | undefined }) {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={<LogIn className="icon--lg" />}
        title={t('subscription.loginRequired.title')}
        text={t('subscription.loginRequired.text')}
        action={
          <Link
            to={paths.login}
            search={{ next: wanted ? `${paths.subscription}?plan=${wanted}` : paths.subscription }}
            className={getButtonClass({ variant: 'primary', size: 'lg' })}
          >
            {t('subscription.loginRequired.action')}
          </Link>
        }
      />
    </Card>
  );
}

function SubscriptionActivated() {
  const t = useText();
  return (
    <Card className="is-paid">
      <EmptyState
        icon={<Check className="icon--lg" />}
        title={t('subscription.activated.title')}
        text={t('subscription.activated.text')}
        action={
          <Link to={paths.home} className={getButtonClass({ variant: 'primary', size: 'lg' })}>
            {t('subscription.activated.action')}
          </Link>
        }
      />
    </Card>
  );
}
