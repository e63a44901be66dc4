import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadIsland } from '@/sections/islands';

/** Makes an island of the page interactive; for each element once. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island: type = '', id = '' } = element.dataset;
  const props: unknown = JSON.parse(element.nextElementSibling?.textContent ?? 'null');
  const island = await loadIsland(type, props);
  if (!island) return;
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <Awake onAwake={resolve}>{island}</Awake>, { identifierPrefix: id });
  });
  element.dataset.awake = '';
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
