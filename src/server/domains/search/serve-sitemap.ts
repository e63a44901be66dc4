import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeMarkup } from '@/core/escape-markup';
import { getPathIn, LOCALES } from '@/core/locale/locale';
import { paths } from '@/core/screen-paths';
import type { ClientAssets } from '../../http/client-assets';
import type { Deps } from '../../http/deps';
import { chooseEncoding, createEtag, type Encoding, isKnown } from '../../http/negotiate';
import { sendNotFound } from '../../http/serve-pages';
import { readPublished, type SitemapPart, type SitemapWebsite } from '../websites';
import { KeptParts } from './kept-parts';

/** Search engines should find these pages of the product in each language, the home page first. */
export const PUBLIC_PATHS = [paths.home, paths.privacy].flatMap((path) =>
  LOCALES.map((locale) => getPathIn(locale, path)),
);

/** The protocol allows at most this many addresses in one file. */
const MAX_ADDRESSES = 50_000;
const CACHE_CONTROL = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

const encoders: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/**
 * Serves /sitemap.xml, which names every published website, or the parts /sitemaps/{number}.xml if one file cannot hold
 * them.
 */
export function serveSitemap(
  app: FastifyInstance,
  deps: Deps,
  assets: ClientAssets,
  maxAddresses = MAX_ADDRESSES,
): void {
  const idsPerPart = maxAddresses - PUBLIC_PATHS.length;
  const keptParts = new KeptParts(deps, idsPerPart);
  const origin = deps.config.publicUrl;
  // Reading a whole part costs ten queries, and nobody needs it more often.
  const options = { config: { access: 'page' as const, rateLimit: { max: 30, timeWindow: 60_000 } } };

  app.get('/sitemap.xml', options, async (request, reply) => {
    const parts = await keptParts.get();
    const [first] = parts;
    if (first && parts.length === 1) return sendPart(request, reply, first);
    const index = renderSitemapIndex(origin, parts);
    const etag = createEtag(index);
    const isUnchanged = isKnown(request.headers['if-none-match'], etag);
    return isUnchanged ? setHeaders(reply, etag).code(304).send() : setHeaders(reply, etag).send(index);
  });
  app.get<{ Params: { file: string } }>('/sitemaps/:file', options, async (request, reply) => {
    const parts = await keptParts.get();
    const part = parts.find(({ number }) => request.params.file === `${number}.xml`);
    return part ? sendPart(request, reply, part) : sendNotFound(request, reply, assets);
  });

  async function sendPart(request: FastifyRequest, reply: FastifyReply, part: SitemapPart) {
    const { number, count, updatedAt } = part;
    const etag = createEtag(`${number} ${count} ${updatedAt.getTime()}`);
    if (isKnown(request.headers['if-none-match'], etag)) return setHeaders(reply, etag).code(304).send();
    if (request.method === 'HEAD') return setHeaders(reply, etag).send();
    const websites = readPublished(deps.db, (number - 1) * idsPerPart, number * idsPerPart);
    // The first rows are read now, because a database that is away cannot be reported any more once the first line is
    // sent.
    const first = await websites.next();
    const xml = Readable.from(renderSitemap(origin, number === 1, first.value ?? [], websites));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return setHeaders(reply, etag).send(xml);
    // A failure ends the answer, which Fastify logs.
    return setHeaders(reply, etag)
      .header('content-encoding', encoding)
      .send(pipeline(xml, encoders[encoding](), () => undefined));
  }
}

/** Sets the headers that say which version the answer is, and how long it is valid. */
function setHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({
    'content-type': XML,
    'cache-control': CACHE_CONTROL,
    vary: 'Accept-Encoding',
    etag,
  });
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function renderSitemapIndex(origin: string, parts: readonly SitemapPart[]): string {
  const entries = parts.map(({ number, updatedAt }) =>
    renderEntry('sitemap', `${origin}/sitemaps/${number}.xml`, updatedAt),
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Writes one sitemap piece by piece, as its websites are read; the first also holds the product's own pages. */
async function* renderSitemap(
  origin: string,
  isFirst: boolean,
  begin: SitemapWebsite[],
  rest: AsyncIterable<SitemapWebsite[]>,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`;
  if (isFirst) yield PUBLIC_PATHS.map((path) => renderEntry('url', `${origin}${path}`)).join('');
  const toEntries = (websites: readonly SitemapWebsite[]) =>
    websites.map(({ slug, updatedAt }) => renderEntry('url', `${origin}/${slug}`, updatedAt)).join('');
  yield toEntries(begin);
  for await (const websites of rest) yield toEntries(websites);
  yield '</urlset>\n';
}

function renderEntry(element: 'url' | 'sitemap', address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeMarkup(address)}</loc>${changed}</${element}>\n`;
}
