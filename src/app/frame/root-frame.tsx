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

/** Is the keyboard's first stop, and leads past the bar to the `main` of the screen. */
function SkipLink() {
  const t = useText();
  // The link does not use the address, because there the hash is the tab of the admin.
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
 * Moves the focus to the new h1 after each change of screen, so that a screen reader starts there. A screen that keeps
 * its h1 has only got another address.
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

/** Waits for the h1, which screens render when their code and data are loaded; some replace the h1 of their skeleton. */
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
    // Somebody may already be typing in a field of the new screen.
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
