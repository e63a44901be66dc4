import { createHash } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_PATHS } from '@/core/public-paths';
import type { ClientAssets } from '../../http/client-assets';
import type { Deps } from '../../http/deps';
import { chooseEncoding, type Encoding, isKnown } from '../../http/negotiate';
import { sendNotFound } from '../../http/serve-pages';
import { readPublished, type SitemapPart } from '../websites';
import { createPublishedParts } from './published-parts';
import { sitemap, sitemapIndex } from './sitemap-xml';

/** What the protocol allows in one file. */
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
  const etag = `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'content-type': XML, 'cache-control': CACHE_CONTROL, vary: 'Accept-Encoding', etag });
  return isKnown(request.headers['if-none-match'], etag);
}
