import { Outlet, useRouter } from '@tanstack/react-router';
import { useCurrentUser } from '@/app/lib/current-user';
import { paths } from '@/app/paths';
import { LoadingScreen } from './loading-screen';
import { LockedFeatureProvider } from './locked-feature/locked-feature-provider';
import { Redirect } from './redirect';

/** Lets owners in; visitors sign in first and come back to where they wanted to go. */
export function OwnerGate() {
  const { user, isLoading } = useCurrentUser();
  const router = useRouter();
  if (isLoading) return <LoadingScreen />;
  if (user) {
    return (
      <LockedFeatureProvider>
        <Outlet />
      </LockedFeatureProvider>
    );
  }
  const { pathname, searchStr } = router.state.location;
  const next = pathname + searchStr;
  return <Redirect to={paths.login} search={next === paths.home ? {} : { next }} />;
}
