import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { paths } from '@/app/lib/paths';
import { useText } from '@/app/lib/texts';
import type { LockedFeature } from '@/core/plans';
import { useToast } from '@/ui/toast';
import { LoadingScreen } from './loading-screen';
import { LockedFeatureContext } from './locked-feature/locked-feature-context';
import { LockedFeatureDialog } from './locked-feature/locked-feature-dialog';
import { Redirect } from './redirect';
import { useOwnersLanguage } from './use-owners-language';

/**
 * Lets owners in; visitors sign in first and come back to where they wanted to go. An editor stays open when its session
 * has ended: what was typed would go with it, and the editor says itself what cannot be saved.
 */
export function OwnerGate() {
  const { user, isLoading } = useCurrentUser();
  const { pathname, href } = useRouterState({ select: ({ location }) => location });
  const isSpeaking = useOwnersLanguage(user);
  const [wasOwner, setWasOwner] = useState(false);
  if (user && !wasOwner) setWasOwner(true);
  const isOpen = user !== null || (wasOwner && pathname.startsWith(paths.editor()));
  const isLost = wasOwner && !isLoading && !isOpen;
  const t = useText();
  const toast = useToast();
  useEffect(() => {
    if (isLost) toast({ title: t('frame.sessionLost') });
  }, [isLost, t, toast]);
  if (isLoading || !isSpeaking) return <LoadingScreen />;
  if (isOpen) {
    return (
      <LockedFeatureProvider>
        <Outlet />
      </LockedFeatureProvider>
    );
  }
  return <Redirect to={paths.login} search={href === paths.home ? {} : { next: href }} />;
}

/** Lets every owner screen say that a plan lacks something, in the same dialog. */
function LockedFeatureProvider({ children }: { children: ReactNode }) {
  const [locked, setLocked] = useState<LockedFeature | null>(null);
  return (
    <LockedFeatureContext value={setLocked}>
      {children}
      {locked && <LockedFeatureDialog locked={locked} onClose={() => setLocked(null)} />}
    </LockedFeatureContext>
  );
}
