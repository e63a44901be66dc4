import { Outlet, useSearch } from '@tanstack/react-router';
import { useCurrentUser } from '@/app/lib/current-user';
import { safeNextPath } from '@/app/lib/next-path';
import { paths } from '@/app/paths';
import { LoadingScreen } from './loading-screen';
import { Redirect } from './redirect';

/** Sign-in and registration are for visitors; whoever is signed in (now) goes on to the place they came for. */
export function VisitorGate() {
  const { user, isLoading } = useCurrentUser();
  const { next } = useSearch({ strict: false });
  if (isLoading) return <LoadingScreen />;
  if (user) return <Redirect href={safeNextPath(next, window.location.origin) ?? paths.home} />;
  return <Outlet />;
}
