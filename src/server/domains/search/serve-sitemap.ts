import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeMarkup } from '@/core/escape-markup';
import { LOCALES, pathIn } from '@/core/locale/locale';
import type { ClientAssets } from '../../http/client-assets';
import type { Deps } from '../../http/deps';
import { chooseEncoding, createEtag, type Encoding, isKnown } from '../../http/negotiate';
import { sendNotFound } from '../../http/serve-pages';
import { countParts, readPublished, type SitemapPart, type SitemapWebsite } from '../websites';

/** The product's own pages that everybody should find in each language, the front door first. */
export const PUBLIC_PATHS = ['/', '/privacy'].flatMap((path) =>
  LOCALES.map((locale) => pathIn(locale, path)),
);

/** The protocol allows no more in one file. */
const MAX_ADDRESSES = 50_000;
const CACHE_CONTROL = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

const encoders: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/** /sitemap.xml names every published website, or the parts /sitemaps/{number}.xml when one file cannot hold them. */
export function serveSitemap(
  app: FastifyInstance,
  deps: Deps,
  assets: ClientAssets,
  maxAddresses = MAX_ADDRESSES,
): void {
  const idsPerPart = maxAddresses - PUBLIC_PATHS.length;
  const publishedParts = createPublishedParts(deps, idsPerPart);
  const origin = deps.config.publicUrl;
  // Reading a whole part costs fifty queries, and nobody needs it more often.
  const options = { config: { access: 'page' as const, rateLimit: { max: 30, timeWindow: 60_000 } } };

  app.get('/sitemap.xml', options, async (request, reply) => {
    const parts = await publishedParts();
    const [first] = parts;
    if (first && parts.length === 1) return sendPart(request, reply, first);
    const index = sitemapIndex(origin, parts);
    return isUnchanged(request, reply, index) ? reply.code(304).send() : reply.send(index);
  });
  app.get<{ Params: { file: string } }>('/sitemaps/:file', options, async (request, reply) => {
    const parts = await publishedParts();
    const part = parts.find(({ number }) => request.params.file === `${number}.xml`);
    return part ? sendPart(request, reply, part) : sendNotFound(request, reply, assets);
  });

  function sendPart(request: FastifyRequest, reply: FastifyReply, part: SitemapPart): FastifyReply {
    const { number, count, updatedAt } = part;
    if (isUnchanged(request, reply, `${number} ${count} ${updatedAt.getTime()}`))
      return reply.code(304).send();
    if (request.method === 'HEAD') return reply.send();
    const websites = readPublished(deps.db, (number - 1) * idsPerPart, number * idsPerPart);
    const xml = Readable.from(sitemap(origin, number === 1, websites));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return reply.send(xml);
    // A failure ends the answer, which Fastify logs.
    return reply
      .header('content-encoding', encoding)
      .send(pipeline(xml, encoders[encoding](), () => undefined));
  }
}

/** Says how long the answer holds, and whether the asker has this version of it. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = createEtag(version);
  reply.headers({ 'content-type': XML, 'cache-control': CACHE_CONTROL, vary: 'Accept-Encoding', etag });
  return isKnown(request.headers['if-none-match'], etag);
}

/** Counting looks at every website: not more often than this. */
const LIFETIME_MS = 60_000;

/** The sitemap's parts, counted once for all who ask within a minute. The first is there also when it has no website. */
function createPublishedParts({ db, clock }: Pick<Deps, 'db' | 'clock'>, idsPerPart: number) {
  let counted: Promise<SitemapPart[]> | undefined;
  let countedAt = 0;
  return async (): Promise<SitemapPart[]> => {
    const now = clock.now().getTime();
    const isFresh = now >= countedAt && now < countedAt + LIFETIME_MS;
    if (counted && isFresh) return counted;
    const counting = countParts(db, idsPerPart).then(withFirst);
    counted = counting;
    countedAt = now;
    // A failure is for those who asked in time; the next one asks again.
    counting.catch(() => {
      if (counted === counting) counted = undefined;
    });
    return counting;
  };
}

function withFirst(parts: SitemapPart[]): SitemapPart[] {
  const first = { number: 1, count: 0, updatedAt: new Date(0) };
  return parts[0]?.number === 1 ? parts : [first, ...parts];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of sitemaps. */
function sitemapIndex(origin: string, parts: readonly SitemapPart[]): string {
  const entries = parts.map(({ number, updatedAt }) =>
    entry('sitemap', `${origin}/sitemaps/${number}.xml`, updatedAt),
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One sitemap, piece by piece as its websites are read; the first also holds the product's own pages. */
async function* sitemap(
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
  return `<${element}><loc>${escapeMarkup(address)}</loc>${changed}</${element}>\n`;
}
