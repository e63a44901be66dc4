import { type RefObject, useLayoutEffect } from 'react';
import { liftAbove } from './lift-above';

/** Keeps the place of the notices where it is, and only lifts it where it would cover the buttons of the dialog that it is in. */
export function useClearOfButtons(ref: RefObject<HTMLElement | null>, host: HTMLElement): void {
  useLayoutEffect(() => {
    const region = ref.current;
    const foot = host.querySelector('.dialog__foot');
    if (!region || !foot) return;
    let lift = 0;
    const place = () => {
      const { left, right, top, bottom } = region.getBoundingClientRect();
      const atRest = { left, right, top: top + lift, bottom: bottom + lift };
      lift = liftAbove(atRest, foot.getBoundingClientRect());
      region.style.setProperty('--toast-lift', `${lift}px`);
    };
    const observer = new ResizeObserver(place);
    for (const element of [region, host, foot, foot.parentElement]) if (element) observer.observe(element);
    // A dialog that rises is measured where it comes to stand.
    host.addEventListener('animationend', place);
    return () => {
      observer.disconnect();
      host.removeEventListener('animationend', place);
      region.style.removeProperty('--toast-lift');
    };
  }, [ref, host]);
}
