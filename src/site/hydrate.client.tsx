import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadIsland } from '@/sections/islands';

const woken = new WeakMap<HTMLElement, Promise<void>>();

/** Makes an island of the page interactive; called again for the same element, it does nothing more. */
export function hydrate(element: HTMLElement): Promise<void> {
  let waking = woken.get(element);
  if (!waking) {
    waking = wake(element);
    woken.set(element, waking);
    // What failed to load may be tried again.
    waking.catch(() => woken.delete(element));
  }
  return waking;
}

async function wake(element: HTMLElement): Promise<void> {
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
