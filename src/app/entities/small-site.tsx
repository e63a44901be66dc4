import { locale, site } from '@messages';
import type { SiteWords } from '@/sections/visitor-kit/define-view';
import { type PictureFetch, SmallPictures } from '@/sections/visitor-kit/image';
import { findLook } from '@/site/looks/looks';
import { type LayoutOptions, layOutPage } from '@/site/page-layout';
import type { Site } from '@/site/site';
import { SiteBody } from '@/site/site-body';

const ownWords = { ...site, locale };

interface SmallSiteProps extends PictureFetch {
  site: Site;
  device: 'desktop' | 'mobile';
  /** A page in the language of the screen leaves them out. */
  words?: SiteWords;
  /** Without this, the page is shown as a preview with all its sections. */
  shows?: Pick<LayoutOptions, 'mode'> & { sections: number };
}

/**
 * Shows a page as the editor's preview draws it, as wide as its frame and cut off below. Text beside it says what it
 * shows.
 */
export function SmallSite({ site: drawn, device, words = ownWords, sizes, priority, shows }: SmallSiteProps) {
  const look = findLook(drawn.page.theme);
  const layout = layOutPage(drawn.page.sections, {
    mode: shows?.mode ?? device,
    look,
    wallTime: drawn.wallTime,
  });
  const first = { ...layout, sections: layout.sections.slice(0, shows?.sections) };
  return (
    <div className={`small-site small-site--${device}`} inert aria-hidden="true">
      <div className="small-site__page">
        <SmallPictures value={{ sizes, priority }}>
          <SiteBody site={drawn} layout={first} mode={device} words={words} />
        </SmallPictures>
      </div>
    </div>
  );
}
