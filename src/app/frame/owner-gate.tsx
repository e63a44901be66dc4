import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { useCurrentUser } from '@/app/lib/current-user';
import { paths } from '@/app/paths';
import { LoadingScreen } from './loading-screen';

/** Lets owners in; visitors sign in first and come back to where they wanted to go. */
export function OwnerGate() {
  const { user, isLoading } = useCurrentUser();
  const next = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  if (isLoading) return <LoadingScreen />;
  if (!user) return <Navigate to={paths.login} search={next === paths.home ? {} : { next }} replace />;
  return <Outlet />;
}
