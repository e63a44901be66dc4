import { site as words } from '@messages/en.json';
import type { PublicSite } from '@/contracts/public-site';
import { type PictureFetch, SmallPictures } from '@/sections/small-pictures';
import { SiteBody } from '@/site/site-body';

interface SmallSiteProps extends PictureFetch {
  site: PublicSite;
  device: 'desktop' | 'mobile';
}

/** A page as the editor's preview draws it, as wide as its frame and cut off below. What it shows is said beside it. */
export function SmallSite({ site, device, sizes, priority }: SmallSiteProps) {
  return (
    <div className={`small-site small-site--${device}`} inert aria-hidden="true">
      <div className="small-site__page">
        <SmallPictures value={{ sizes, priority }}>
          <SiteBody site={site} mode={device} words={words} />
        </SmallPictures>
      </div>
    </div>
  );
}
