import { type RefObject, useLayoutEffect } from 'react';
import { liftAbove } from './lift-above';

/** What a notice must never lie over: the foot of the dialog that it is in, or else the main buttons of the screen. */
function buttonsIn(host: HTMLElement): Element[] {
  return [
    ...host.querySelectorAll(host instanceof HTMLDialogElement ? '.dialog__foot' : 'main .btn--primary'),
  ];
}

/** Keeps the place of the notices where it is, and only lifts it where it would cover the buttons that people press next. */
export function useClearOfButtons(ref: RefObject<HTMLElement | null>, host: HTMLElement): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    let lift = 0;
    const place = () => {
      const { left, right, top, bottom } = region.getBoundingClientRect();
      const atRest = { left, right, top: top + lift, bottom: bottom + lift };
      lift = liftAbove(
        atRest,
        buttonsIn(host).map((button) => button.getBoundingClientRect()),
      );
      region.style.setProperty('--toast-lift', `${lift}px`);
    };
    const observer = new ResizeObserver(place);
    for (const element of [region, host, ...host.querySelectorAll('.dialog, .dialog__foot')]) {
      observer.observe(element);
    }
    // A dialog that rises is measured where it comes to stand, and a page where it comes to rest.
    host.addEventListener('animationend', place);
    document.addEventListener('scrollend', place);
    return () => {
      observer.disconnect();
      host.removeEventListener('animationend', place);
      document.removeEventListener('scrollend', place);
      region.style.removeProperty('--toast-lift');
    };
  }, [ref, host]);
}
