import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An HTML page with its bytes ready in every encoding, compressed once. */
export interface CompressedPage {
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  etag: string;
  contentSecurityPolicy: string;
  /** From then on it is another page although nobody changes it; none for a page that stays as it is. */
  goodUntil?: Date;
}

/** Quality 5 compresses a page in about a millisecond; the size gained by 11 is not worth a hundred of them. */
const BROTLI_QUALITY = 5;

export async function preparePage(html: string, contentSecurityPolicy: string): Promise<CompressedPage> {
  const identity = Buffer.from(html);
  const [gzipped, brotlied] = await Promise.all([
    promisify(gzip)(identity, { level: 6 }),
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  ]);
  const etag = createEtag(identity);
  return { identity, gzip: gzipped, br: brotlied, etag, contentSecurityPolicy };
}

/** A tag of a version that is the same in every encoding. */
export function createEtag(version: string | Buffer): string {
  return `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
}

/** For published pages: browsers ask each time, and get 304 while nothing has changed. */
export const PUBLISHED = 'public, max-age=0, must-revalidate';

export function pageHeaders(page: CompressedPage, cacheControl: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.contentSecurityPolicy,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag: page.etag,
  };
}

/** Sends a page in the encoding that the browser takes, or 304 when the browser has it already; `vary` says by what others get another page at this address. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  cacheControl: string,
  vary?: string,
): FastifyReply {
  reply.headers(pageHeaders(page, cacheControl));
  if (vary) reply.header('vary', vary);
  const isFound = reply.statusCode === 200;
  if (isFound && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page.identity);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

/** The encodings that a page is kept in, the smallest first. */
export type Encoding = 'br' | 'gzip';

/** The encoding to answer in; null when the browser takes the page only as it is. */
export function chooseEncoding(acceptEncoding = ''): Encoding | null {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : null;
}

/** Returns true if the browser has this version already: `ifNoneMatch` is one tag, a list of them, or a star for any. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** A coding whose weight is 0 is one that the browser refuses. */
function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  return acceptEncoding.split(',').some((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Tags are compared as weak ones: a proxy may have changed the encoding, and with it the strength. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
