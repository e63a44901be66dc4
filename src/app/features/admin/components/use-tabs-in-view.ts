import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ADMIN_TABS } from './admin-tabs';

/** Whoever does one of these has chosen another place of the page. */
const INPUTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'];

/** An address with a tab opens the page there: brings the tabs up, below what may still be growing above them. */
export function useTabsInView(isLoaded: boolean) {
  const hash = useLocation({ select: (location) => location.hash });
  const above = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLoaded || !ADMIN_TABS.some((name) => name === hash)) return;
    const top = tabs.current?.getBoundingClientRect().top ?? 0;
    // A press on a tab leaves the page where it is.
    if (top >= 0 && top < window.innerHeight / 2) return;
    const observer = new ResizeObserver(() => tabs.current?.scrollIntoView({ block: 'start' }));
    const stop = () => observer.disconnect();
    if (above.current) observer.observe(above.current);
    for (const input of INPUTS) window.addEventListener(input, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const input of INPUTS) window.removeEventListener(input, stop);
    };
  }, [hash, isLoaded]);
  return { above, tabs };
}
