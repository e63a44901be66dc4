import { locale, site } from '@messages';
import { type PictureFetch, SmallPictures } from '@/sections/visitor-kit/image';
import { findLook } from '@/site/looks/looks';
import { layOutPage } from '@/site/page-layout';
import type { Site } from '@/site/site';
import { SiteBody } from '@/site/site-body';

const words = { ...site, locale };

interface SmallSiteProps extends PictureFetch {
  site: Site;
  device: 'desktop' | 'mobile';
}

/** A page as the editor's preview draws it, as wide as its frame and cut off below. What it shows is said beside it. */
export function SmallSite({ site: drawn, device, sizes, priority }: SmallSiteProps) {
  const layout = layOutPage(drawn.page.sections, { mode: device, look: findLook(drawn.page.theme) });
  return (
    <div className={`small-site small-site--${device}`} inert aria-hidden="true">
      <div className="small-site__page">
        <SmallPictures value={{ sizes, priority }}>
          <SiteBody site={drawn} layout={layout} mode={device} words={words} />
        </SmallPictures>
      </div>
    </div>
  );
}
