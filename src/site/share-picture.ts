import { parseImageUrl } from '@/core/image-file';
import { safeImageUrl } from '@/core/link';
import type { ShareImage } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import type { PlacedSection } from './page-layout';
import { SHARE_CARD_HEIGHT, SHARE_CARD_WIDTH, shareCardOf, shareCardPath } from './share-card';
import type { Site } from './site';

/** This picture stands beside a shared link. */
export interface SharePicture {
  url: string;
  /** Unknown of a picture elsewhere on the web. */
  width?: number;
  height?: number;
  alt: string;
}

/** Smaller ones would be shown as a stamp, tall and very wide ones cut. */
const MIN_WIDTH = 600;
const MIN_HEIGHT = 315;
const MIN_RATIO = 0.75;
const MAX_RATIO = 3;

/** The first picture of the page that looks well beside a link, else a card with its name and logo. */
export function sharePicture(site: Site, sections: readonly PlacedSection[], origin: string): SharePicture {
  for (const { url, alt } of sections.flatMap(shareImagesOf)) {
    const src = safeImageUrl(url);
    if (!src) continue;
    const file = parseImageUrl(src);
    if (file ? !isPresentable(file) : !/^https?:/i.test(src)) continue;
    return {
      url: new URL(src, origin).href,
      width: file?.width,
      height: file?.height,
      alt: alt || site.title,
    };
  }
  const card = shareCardOf({ ...site, theme: site.page.theme }, origin);
  const [width, height] = [SHARE_CARD_WIDTH, SHARE_CARD_HEIGHT];
  return { url: `${origin}${shareCardPath(card)}`, width, height, alt: site.title };
}

function shareImagesOf({ section }: PlacedSection): ShareImage[] {
  return section.type === 'unknown'
    ? []
    : (getDefinition(section.type).onServer?.shareImages?.(section.content) ?? []);
}

function isPresentable({ width, height }: { width: number; height: number }): boolean {
  const ratio = width / height;
  return width >= MIN_WIDTH && height >= MIN_HEIGHT && ratio >= MIN_RATIO && ratio <= MAX_RATIO;
}
