import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandSlotProps } from '@/sections/visitor-kit/island-slot';
import { scriptJson } from './script-json';

/** Draws an island as a root of its own, its props beside it, for `hydrate.client` to wake. */
export function renderIsland<Props extends object>({
  type,
  id,
  Island,
  props,
}: IslandSlotProps<Props>): ReactNode {
  const html = renderToString(<Island {...props} />, { identifierPrefix: id });
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote and escaped it just now */}
      <div data-island={type} data-id={id} dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its script element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
    </>
  );
}
