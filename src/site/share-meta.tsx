import { parseImageUrl } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { type Locale, OPEN_GRAPH_LOCALES } from '@/core/locale/locale';
import { withoutFocus } from '@/core/picture-focus';
import type { ShareImage } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import type { PlacedSection } from './page-layout';
import { getShareCardPath, SHARE_CARD_HEIGHT, SHARE_CARD_WIDTH, toShareCard } from './share-card';
import { findCutPicturePath, isPresentable } from './share-picture';
import type { Site } from './site';

interface ShareMetaProps {
  url: string;
  locale: Locale;
  /** Lists where this page is in other languages, and in which. */
  alternates?: readonly { href: string; language: string }[];
  title: string;
  /** The page is part of a site of this name. */
  siteName: string;
  description: string;
  picture: SharePicture;
}

/** Renders a page's one address, and how a link to it looks where people share it. */
export function ShareMeta(props: ShareMetaProps) {
  const { url, locale, alternates = [], title, siteName, description, picture } = props;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {alternates.map(({ href, language }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta property="og:image" content={picture.url} />
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}

/** This picture stands beside a shared link. */
interface SharePicture {
  url: string;
  /** It is unknown of a picture elsewhere on the web. */
  width?: number;
  height?: number;
  alt: string;
}

const CARD_SIZE = { width: SHARE_CARD_WIDTH, height: SHARE_CARD_HEIGHT };

/**
 * Returns the picture that the owner has chosen, else the first of the page that looks well beside a link, else a card with
 * its name and logo.
 */
export function getSharePicture(
  site: Site,
  sections: readonly PlacedSection[],
  origin: string,
): SharePicture {
  const chosen = toSafeImageUrl(site.page.share?.imageUrl ?? '');
  const found = chosen ? { url: chosen, alt: '' } : sections.flatMap(listShareImages).find(isPresentable);
  const src = found && toSafeImageUrl(found.url);
  if (src) {
    const alt = found.alt || site.title;
    const cut = findCutPicturePath(site.slug, src);
    if (cut) return { url: origin + cut, ...CARD_SIZE, alt };
    const file = parseImageUrl(src);
    return { url: new URL(withoutFocus(src), origin).href, width: file?.width, height: file?.height, alt };
  }
  const card = toShareCard({ ...site, theme: site.page.theme }, origin);
  return { url: `${origin}${getShareCardPath(card)}`, ...CARD_SIZE, alt: site.title };
}

function listShareImages({ section }: PlacedSection): ShareImage[] {
  return section.type === 'unknown'
    ? []
    : (getDefinition(section.type).onServer?.shareImages?.(section.content) ?? []);
}
