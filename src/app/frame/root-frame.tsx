import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { useText } from '@/app/lib/texts';
import { getButtonClass } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { LoadingScreen } from './loading-screen';

const WAIT_MS = 5000;

/** Frames every screen of the application. */
export function RootFrame() {
  useHeadingFocus();
  return (
    <>
      <SkipLink />
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </>
  );
}

/** The first stop of the keyboard: past the bar, to the `main` of the screen. */
function SkipLink() {
  const t = useText();
  // Not by the address: there the hash is the tab of the admin.
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to a place, only not by the address
    <a
      href="#main"
      className={classNames(getButtonClass({ variant: 'primary' }), 'skip')}
      onClick={handleClick}
    >
      {t('frame.skip')}
    </a>
  );
}

/**
 * After each change of screen the focus goes to the new h1, so that a screen reader starts there and not at nothing. A
 * screen that keeps its h1 has only got another address.
 */
function useHeadingFocus() {
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const lastPathname = useRef<string | undefined>(undefined);
  const lastHeading = useRef<Element | null>(null);

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        lastHeading.current = document.querySelector('h1');
      }),
    [router],
  );

  useEffect(() => {
    const isFirstScreen = lastPathname.current === undefined;
    const isSameScreen = lastPathname.current === pathname;
    lastPathname.current = pathname;
    if (!isFirstScreen && !isSameScreen) return focusHeadingSoon(lastHeading.current);
  }, [pathname]);
}

/** Screens bring their h1 when their code and data have come, and some bring another one after their skeleton's. */
function focusHeadingSoon(old: Element | null): () => void {
  let given: HTMLElement | null = null;
  const observer = new MutationObserver(tryToFocus);
  const timer = setTimeout(() => observer.disconnect(), WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  tryToFocus();

  function tryToFocus() {
    if (given?.isConnected) return;
    const heading = document.querySelector('h1');
    if (!heading || heading === old) return;
    // Somebody may be typing there already.
    if (document.activeElement?.matches('input, textarea, select, dialog *')) return stop();
    given = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}
