import { HOST_MARK, ORIGIN_MARK } from '@/core/origin-mark';

/** Puts the product's address where a page drawn at build time has a mark for it. */
export function nameOrigin(html: string, publicUrl: string): string {
  const { host } = new URL(publicUrl);
  return html
    .replaceAll(ORIGIN_MARK, () => escapeHtml(publicUrl))
    .replaceAll(HOST_MARK, () => escapeHtml(host));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
