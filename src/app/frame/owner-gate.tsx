import { locale, plans } from '@messages';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { getPlanToBuy } from '@/app/entities/plans-on-sale';
import { createUseText } from '@/app/lib/texts';
import type { CurrentUser } from '@/contracts/auth';
import { LOCALE_PARAMETER } from '@/core/locale/locale';
import { getTierNameValues, type LockedFeature } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { lazy } from '@/ui/lazy';
import { useToast } from '@/ui/toast';
import { LoadingScreen } from './loading-screen';
import { LockedFeatureContext } from './locked-feature/locked-feature-context';
import { Redirect } from './redirect';

const useText = createUseText({ plans });
const lockedFeature = lazy(() => import('./locked-feature/locked-feature-dialog'));

/**
 * Lets owners in; visitors sign in first and come back to the screen that they wanted. An editor stays open when its
 * session has ended, because closing it would lose what was typed; the editor says itself what cannot be saved.
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

/** Lets every owner screen open the same dialog about a locked feature. */
function LockedFeatureProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const toast = useToast();
  const [locked, setLocked] = useState<LockedFeature | null>(null);
  // The dialog is loaded as soon as the first screen is there, so that it is ready before anything can be pressed that
  // needs it.
  const { parts, hasFailed } = lockedFeature.useLazy();
  useEffect(() => {
    if (!locked || !hasFailed) return;
    const description = t('plans.soldFrom', getTierNameValues(getPlanToBuy(locked.requiredTier)));
    toast({ title: t('frame.locked.title'), description, tone: 'bad' });
    setLocked(null);
  }, [locked, hasFailed, t, toast]);
  return (
    <LockedFeatureContext value={setLocked}>
      {children}
      {locked && parts && <parts.LockedFeatureDialog locked={locked} onClose={() => setLocked(null)} />}
    </LockedFeatureContext>
  );
}

const TRIED_KEY = 'language';

/**
 * Returns true while this document has the language of its owner. If the address or the browser chose another one, the
 * document is loaded again; a language that is changed elsewhere meanwhile waits for the next document.
 */
function useOwnersLanguage(user: CurrentUser | null): boolean {
  const [first, setFirst] = useState(user);
  if (first === null && user !== null) setFirst(user);
  const wanted = first && first.language !== locale && !hasTried(first.language) ? first.language : null;
  const isRight = first?.language === locale;
  useEffect(() => {
    if (isRight) noteTried(null);
    if (wanted === null) return;
    noteTried(wanted);
    const address = new URL(window.location.href);
    address.searchParams.delete(LOCALE_PARAMETER);
    window.location.replace(address);
  }, [wanted, isRight]);
  return wanted === null;
}

/** Returns true if this tab has asked for the language already and got another: it would ask for ever. */
function hasTried(language: string): boolean {
  try {
    return window.sessionStorage.getItem(TRIED_KEY) === language;
  } catch {
    return true;
  }
}

/** Stores the language that was asked for, until a document has it. */
function noteTried(language: string | null): void {
  try {
    if (language === null) window.sessionStorage.removeItem(TRIED_KEY);
    else window.sessionStorage.setItem(TRIED_KEY, language);
  } catch {
    // A browser that stores nothing keeps the language of its first document.
  }
}
