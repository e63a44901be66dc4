import { isDemoSlug } from '@/core/demo-slug';
import { shorten } from '@/core/text';
import { describeBusiness } from './business';
import type { PlacedSection } from './page-layout';
import { scriptJson } from './script-json';
import { ShareMeta } from './share-meta';
import { sharePicture } from './share-picture';
import type { Site } from './site';

const DESCRIPTION_MAX_LENGTH = 200;

interface SiteMetaProps {
  site: Site;
  /** Those that are shown. */
  sections: readonly PlacedSection[];
  /** Such as https://example.com, without a path. */
  origin: string;
}

/** What search engines and shared links know of a page. */
export function SiteMeta({ site, sections, origin }: SiteMetaProps) {
  const url = `${origin}/${site.slug}`;
  const description = shorten(
    (site.description.trim() || site.title).replace(/\s+/g, ' '),
    DESCRIPTION_MAX_LENGTH,
  );
  const picture = sharePicture(site, sections, origin);
  // A demo's business is made up.
  const business =
    !isDemoSlug(site.slug) &&
    describeBusiness({ site, sections, origin, url, description, imageUrl: picture.url });
  return (
    <>
      <ShareMeta
        url={url}
        title={site.title}
        siteName={site.title}
        description={description}
        picture={picture}
      />
      {business && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped so that it cannot end the element
          dangerouslySetInnerHTML={{ __html: scriptJson(business) }}
        />
      )}
    </>
  );
}
