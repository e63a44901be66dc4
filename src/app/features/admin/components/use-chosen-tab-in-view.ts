import { useEffect, useRef } from 'react';

/** Phones scroll the tabs sideways: brings the chosen one to the middle without moving the page. */
export function useChosenTabInView(tab: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another chosen element
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !chosen) return;
    const middle = chosen.offsetLeft - list.current.offsetLeft + chosen.offsetWidth / 2;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [tab]);
  return list;
}
