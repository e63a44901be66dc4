const NEAR = '300px';
const ISLAND = '[data-island]:not([data-awake])';

/**
 * Wakes each `data-island` element once, by the island's name, when it comes near the window or is touched. If a button
 * is pressed in an island that is still asleep, it is pressed again when the island is awake.
 */
export function wakeIslands(islands: Record<string, (element: HTMLElement) => Promise<void>>): void {
  const waking = new Map<HTMLElement, Promise<void>>();
  const wake = (element: HTMLElement): Promise<void> => {
    const isWaking = waking.get(element);
    if (isWaking) return isWaking;
    observer.unobserve(element);
    const promise = start(element);
    waking.set(element, promise);
    // The next touch tries to load it again.
    promise.catch(() => waking.delete(element));
    return promise;
  };
  const start = async (element: HTMLElement) => {
    await islands[element.dataset.island ?? '']?.(element);
    element.dataset.awake = '';
  };
  const wakeQuietly = (element: HTMLElement) => void wake(element).catch(() => undefined);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) wakeQuietly(target as HTMLElement);
    },
    { rootMargin: NEAR },
  );
  for (const element of document.querySelectorAll(ISLAND)) observer.observe(element);

  const wakeTouched = ({ target }: Event) => {
    const element = target instanceof Element && target.closest<HTMLElement>(ISLAND);
    if (element) wakeQuietly(element);
  };
  document.addEventListener('pointerdown', wakeTouched);
  document.addEventListener('focusin', wakeTouched);
  // This listener runs before those of the island, which may be about to wake and would take the press twice.
  document.addEventListener('click', pressAgain, { capture: true });

  function pressAgain(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    const island = button.closest<HTMLElement>(ISLAND);
    if (!island) return;
    event.stopPropagation();
    wake(island).then(
      () => button.click(),
      () => undefined,
    );
  }
}
