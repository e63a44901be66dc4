import { type RenderedSite, type RenderSiteInput, renderSite } from '../render-site';
import { DemoBanner } from './demo-banner';
import css from './demo-banner.css?inline';
import { type DemoName, demoSite } from './demo-sites';
import { demoWords } from './demo-words';

/** The complete HTML document of a demo: a page as visitors see it, under a banner that says what it is. */
export function renderDemo(
  name: DemoName,
  input: Pick<RenderSiteInput, 'origin' | 'assets' | 'year'>,
): RenderedSite {
  const banner = { element: <DemoBanner />, css };
  return renderSite({ ...input, site: demoSite(name), words: demoWords, banner });
}
