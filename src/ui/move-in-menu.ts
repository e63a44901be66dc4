const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => (place === last ? 0 : place + 1),
  ArrowUp: (place, last) => (place <= 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
};

/** Moves the focus among the items of a menu as its keys do; false for a key that does not move. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  if (!step || items.length === 0) return false;
  const place = items.indexOf(document.activeElement as HTMLElement);
  items[step(place, items.length - 1)]?.focus();
  return true;
}
