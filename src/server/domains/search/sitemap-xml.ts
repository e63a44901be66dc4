import { PUBLIC_PATHS } from '@/core/public-paths';
import type { SitemapPart, SitemapWebsite } from '../websites';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of sitemaps. */
export function sitemapIndex(origin: string, parts: readonly SitemapPart[]): string {
  const entries = parts.map(({ number, updatedAt }) =>
    entry('sitemap', `${origin}/sitemaps/${number}.xml`, updatedAt),
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One sitemap, piece by piece as its websites are read; the first also holds the product's own pages. */
export async function* sitemap(
  origin: string,
  isFirst: boolean,
  pages: AsyncIterable<SitemapWebsite[]>,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`;
  if (isFirst) yield PUBLIC_PATHS.map((path) => entry('url', `${origin}${path}`)).join('');
  for await (const websites of pages) {
    yield websites.map(({ slug, updatedAt }) => entry('url', `${origin}/${slug}`, updatedAt)).join('');
  }
  yield '</urlset>\n';
}

function entry(element: 'url' | 'sitemap', address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeXml(address)}</loc>${changed}</${element}>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
