import { type RenderedSite, type RenderSiteInput, renderSite } from '../render-site';
import { DemoBanner, type DemoBannerProps } from './demo-banner';
import css from './demo-banner.css?inline';
import { createDemoSite } from './demo-sites';
import type { DemoName } from './demo-titles';
import { getDemoWords } from './demo-words';

type RenderDemoInput = Pick<RenderSiteInput, 'origin' | 'assets' | 'year' | 'changesAt'> &
  DemoBannerProps & {
    /** It is `YYYY-MM-DD HH:MM` on the clock of the demo's business. */
    wallTime?: string;
  };

/** Renders the complete HTML document of a demo: a page as visitors see it, under a banner that says what it is. */
export function renderDemo(
  name: DemoName,
  { locale, isAsked, wallTime, ...input }: RenderDemoInput,
): RenderedSite {
  const banner = { element: <DemoBanner locale={locale} isAsked={isAsked} />, css };
  return renderSite({
    ...input,
    site: createDemoSite(name, locale, wallTime),
    words: getDemoWords(locale),
    banner,
  });
}
