import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;

/** The interactive parts of section types are found by their folders, each a script of its own. */
const islands = import.meta.glob<ComponentType<Props>>('../sections/types/*/island.tsx', {
  import: 'Island',
});

/** Makes an island of the page interactive, once for each element. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island: type = '', id = '' } = element.dataset;
  const props: Props = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
  const Island = await islands[`../sections/types/${type}/island.tsx`]?.();
  if (!Island) return;
  await new Promise<void>((resolve) => {
    const island = <Island {...props} />;
    hydrateRoot(element, <Awake onAwake={resolve}>{island}</Awake>, { identifierPrefix: id });
  });
  element.dataset.awake = '';
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
