import { createHash } from 'node:crypto';
import type { PublicSite } from '@/contracts/endpoints/websites';
import { parseImageUrl } from '@/core/image-file';
import { parseSign } from '@/core/signs';
import { completeTheme, type FontPairName, type LookName, type PaletteName } from '@/core/theme';
import { findLook } from './looks/looks';

export const SHARE_CARD_WIDTH = 1200;
export const SHARE_CARD_HEIGHT = 630;
/** This number goes up when cards are drawn differently, so that the addresses of all of them change. */
const DRAWING = 1;

/** A page without a picture of its own gets one beside its shared links, which shows these. */
export interface ShareCard {
  slug: string;
  title: string;
  /** People read it without https://. */
  address: string;
  palette: PaletteName;
  fonts: FontPairName;
  /** It is missing on a page without one. */
  look?: LookName;
  brand?: string;
  /** It is one of our own uploads, or a sign; pictures elsewhere are not fetched. */
  logoUrl: string | null;
}

export type ShareCardSite = Pick<PublicSite, 'title' | 'slug' | 'logoUrl'> & {
  theme: PublicSite['pageData']['theme'];
};

export function toShareCard({ title, slug, logoUrl, theme }: ShareCardSite, origin: string): ShareCard {
  const { palette, fonts, look, brand } = completeTheme(theme);
  const address = `${origin.replace(/^https?:\/\//, '')}/${slug}`;
  return {
    slug,
    title,
    address,
    palette,
    fonts: findLook(theme)?.cardFonts ?? fonts,
    look,
    brand,
    logoUrl: logoUrl && (parseImageUrl(logoUrl) || parseSign(logoUrl)) ? logoUrl : null,
  };
}

/** Returns the address of the picture, which never changes there: another name, style or logo has another address. */
export function getShareCardPath(card: ShareCard): string {
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, 12);
  return `/share/${card.slug}/${version}.png`;
}
