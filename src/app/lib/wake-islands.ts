const NEAR = '300px';

/** Wakes each `data-island` element once, when it comes near the window or is touched; by the island's name. */
export function wakeIslands(islands: Record<string, (element: HTMLElement) => Promise<void>>): void {
  const woken = new Set<Element>();
  const wake = (element: Element) => {
    if (woken.has(element) || !(element instanceof HTMLElement)) return;
    woken.add(element);
    observer.unobserve(element);
    // What failed to load may be tried again by the next touch.
    islands[element.dataset.island ?? '']?.(element).catch(() => woken.delete(element));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
    },
    { rootMargin: NEAR },
  );
  for (const element of document.querySelectorAll('[data-island]')) observer.observe(element);
  const wakeTouched = ({ target }: Event) => {
    const element = target instanceof Element && target.closest('[data-island]');
    if (element) wake(element);
  };
  document.addEventListener('pointerdown', wakeTouched);
  document.addEventListener('focusin', wakeTouched);
}
