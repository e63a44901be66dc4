import { createHash } from 'node:crypto';
import type { Locale } from '@/core/locale/locale';
import { createDemoSite } from '@/site/demo/demo-sites';
import { renderSite } from '@/site/render-site';
import type { TemplateName } from '@/templates/trades/templates';

/**
 * Draws the page whose top is the small picture of a template. `source` is a hash of the page without the comments of its
 * style sheets, so it changes with what the page shows.
 */
export function drawFace(
  name: TemplateName,
  language: Locale,
  origin: string,
): { html: string; source: string } {
  const assets = { loaderUrl: '/loader', hydrateUrl: '/hydrate' };
  const { html } = renderSite({ site: createDemoSite(name, language), origin, assets });
  const seen = html.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
  return { html, source: createHash('sha256').update(seen).digest('hex').slice(0, 12) };
}
