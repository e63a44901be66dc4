import { Outlet, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser } from '@/app/lib/current-user';
import { paths } from '@/app/paths';
import { LoadingScreen } from './loading-screen';
import { LockedFeatureProvider } from './locked-feature/locked-feature-provider';
import { Redirect } from './redirect';

/**
 * Lets owners in; visitors sign in first and come back to where they wanted to go. An editor stays open when its session
 * has ended: what was typed would go with it, and the editor says itself what cannot be saved.
 */
export function OwnerGate() {
  const { user, isLoading } = useCurrentUser();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const [wasOwner, setWasOwner] = useState(false);
  if (user && !wasOwner) setWasOwner(true);
  if (isLoading) return <LoadingScreen />;
  if (user || (wasOwner && pathname.startsWith(paths.editor()))) {
    return (
      <LockedFeatureProvider>
        <Outlet />
      </LockedFeatureProvider>
    );
  }
  const next = pathname + searchStr;
  return <Redirect to={paths.login} search={next === paths.home ? {} : { next }} />;
}
