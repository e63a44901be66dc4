import { reportEvent } from './google-tag';

const SCROLLED_PX = 100;

/** Tells the tracker once that somebody has begun to read, as soon as they allow it. */
export function reportScroll(): void {
  const report = () => {
    if (window.scrollY > SCROLLED_PX && reportEvent('scroll')) window.removeEventListener('scroll', report);
  };
  window.addEventListener('scroll', report, { passive: true });
}
