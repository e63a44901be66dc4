import { ORIGIN_MARK } from '@/core/origin-mark';

/** Puts the product's address where a page drawn at build time has a mark for it. */
export function nameOrigin(html: string, publicUrl: string): string {
  const inAttribute = publicUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return html.replaceAll(ORIGIN_MARK, () => inAttribute);
}
