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
  /** How far the page was scrolled to show the tabs; null where that was not asked, or somebody has moved it since. */
  const opened = useRef<number | null>(null);

  useEffect(() => {
    const isAsked = ADMIN_TABS.some((name) => name === hash);
    const top = topOf(tabs);
    // A press on a tab leaves the page where it is.
    if (!isLoaded || !isAsked || (top >= 0 && top < window.innerHeight / 2)) return;
    opened.current = scrollBy(top - BAR_PX);
    const forget = () => {
      if (opened.current !== window.scrollY) opened.current = null;
    };
    window.addEventListener('scroll', forget, { passive: true });
    return () => window.removeEventListener('scroll', forget);
  }, [hash, isLoaded]);

  useEffect(() => {
    const element = above.current;
    if (!isLoaded || !element) return;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight - height;
      height += grown;
      const top = topOf(tabs);
      if (opened.current !== null) opened.current = scrollBy(top - BAR_PX);
      else if (top - grown < window.innerHeight / 2) scrollBy(grown);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoaded]);

  return { above, tabs };
}

const topOf = ({ current }: RefObject<HTMLElement | null>) => current?.getBoundingClientRect().top ?? 0;

/** Returns how far the page is scrolled now. */
function scrollBy(top: number): number {
  window.scrollBy({ top, behavior: 'instant' });
  return window.scrollY;
}
