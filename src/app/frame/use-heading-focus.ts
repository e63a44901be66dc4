import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

const WAIT_MS = 5000;

/**
 * After each change of screen the focus goes to the new h1, so that a screen reader starts there and not at nothing. A
 * screen that keeps its h1 has only got another address.
 */
export function useHeadingFocus() {
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
