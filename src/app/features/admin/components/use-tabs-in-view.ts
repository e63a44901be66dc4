import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { ADMIN_TABS } from './admin-tabs';

/** The bar at the top of the screen stays there. */
const BAR_PX = 72;

/**
 * Keeps the tabs where somebody looks at them. An address with a tab opens the page there, and what grows above the tabs
 * pushes the page up and not the rows down.
 */
export function useTabsInView(isLoaded: boolean) {
  const hash = useLocation({ select: (location) => location.hash });
  const above = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const isAsked = ADMIN_TABS.some((name) => name === hash);
    // A press on a tab leaves the page where it is.
    if (isLoaded && isAsked && !isLookedAt(getTop(tabs))) scrollBy(getTop(tabs) - BAR_PX);
  }, [hash, isLoaded]);

  useEffect(() => {
    if (!isLoaded || !above.current) return;
    let top = getTop(tabs);
    const look = () => {
      top = getTop(tabs);
    };
    const observer = new ResizeObserver(() => {
      // Nothing has moved in a browser that keeps the place by itself.
      if (top < window.innerHeight / 2) scrollBy(getTop(tabs) - top);
      look();
    });
    observer.observe(above.current);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [isLoaded]);

  return { above, tabs };
}

const getTop = ({ current }: RefObject<HTMLElement | null>) => current?.getBoundingClientRect().top ?? 0;

const isLookedAt = (top: number) => top >= 0 && top < window.innerHeight / 2;

const scrollBy = (top: number) => window.scrollBy({ top, behavior: 'instant' });
