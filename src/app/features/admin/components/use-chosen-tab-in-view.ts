import { useEffect, useRef } from 'react';

/**
 * Phones scroll the tabs sideways: brings the chosen one to the middle without moving the page, again whenever a tab
 * changes its width, because counts arrive later.
 */
export function useChosenTabInView(tab: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another chosen element
  useEffect(() => {
    const tabs = list.current;
    if (!tabs) return;
    const showChosen = () => {
      const chosen = tabs.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!chosen) return;
      const middle = chosen.offsetLeft - tabs.offsetLeft + chosen.offsetWidth / 2;
      tabs.scrollLeft = middle - tabs.clientWidth / 2;
    };
    const observer = new ResizeObserver(showChosen);
    for (const each of tabs.children) observer.observe(each);
    return () => observer.disconnect();
  }, [tab]);
  return list;
}
