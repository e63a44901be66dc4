const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Chooses another tab as its keys do; false for a key that does not move. */
export function moveInTabs(list: HTMLElement, key: string): boolean {
  const step = STEPS[key];
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const place = tabs.indexOf(document.activeElement as HTMLElement);
  const tab = step && place >= 0 ? tabs[step(place, tabs.length)] : undefined;
  tab?.focus();
  tab?.click();
  return tab !== undefined;
}
