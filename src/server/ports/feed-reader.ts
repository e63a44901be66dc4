import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { createGunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { type FeedProblem, parseFeedUrl } from '@/core/feeds';

/** Reads calendars that owners name. */
export interface FeedReader {
  /** Throws a FeedError for what cannot be read. */
  read(url: string, signal?: AbortSignal): Promise<string>;
}

export class FeedError extends Error {
  override name = 'FeedError';

  constructor(readonly problem: FeedProblem) {
    super(problem);
  }
}

const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

interface FeedReaderOptions {
  /** This origin is read although it is on a private network. */
  trustedOrigin: string | null;
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
  timeoutMs?: number;
}

/**
 * Reads calendars over the network, and only from public addresses: the address that was checked is the one that is
 * asked, whatever the name leads to a moment later.
 */
export function createFeedReader({
  trustedOrigin,
  resolve = (host) => lookup(host, { all: true }),
  timeoutMs = TIMEOUT_MS,
}: FeedReaderOptions): FeedReader {
  async function pin(url: URL): Promise<LookupFunction> {
    const isTrusted = url.origin === trustedOrigin;
    if (!isTrusted && url.port !== '') throw new FeedError('address');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = await resolve(host).catch(() => []);
    const [first] = addresses;
    if (!first) throw new FeedError('unreachable');
    if (!isTrusted && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new FeedError('address');
    return (_host, options, answer) =>
      options.all ? answer(null, [first]) : answer(null, first.address, first.family);
  }

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const options: RequestOptions = {
      lookup: await pin(url),
      signal,
      agent: false,
      headers: {
        accept: 'text/calendar, */*;q=0.1',
        'accept-encoding': 'gzip',
        'user-agent': 'Calendar import',
      },
    };
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((answer, fail) => {
      request(url, options, answer).on('error', fail).end();
    });
  }

  async function follow(address: string, signal: AbortSignal): Promise<string> {
    let url = parseFeedUrl(address);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      if (!url) throw new FeedError('address');
      const answer = await ask(url, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await readBody(answer, signal);
      answer.destroy();
      if (statusCode < 300 || statusCode > 399 || !headers.location) throw new FeedError('refused');
      url = URL.canParse(headers.location, url.href)
        ? parseFeedUrl(new URL(headers.location, url).href)
        : null;
    }
    throw new FeedError('refused');
  }

  return {
    async read(address, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return await follow(address, signal ? AbortSignal.any([signal, timeout]) : timeout);
      } catch (error) {
        if (error instanceof FeedError) throw error;
        throw new FeedError(timeout.aborted ? 'slow' : 'unreachable');
      }
    },
  };
}

/** Reads an answer as text, and no more of it than a calendar may have, however little of it came over the network. */
async function readBody(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  const isPacked = answer.headers['content-encoding'] === 'gzip';
  const body = isPacked ? answer.pipe(createGunzip()) : answer;
  // An error of the network ends the unpacking as well.
  if (isPacked) answer.on('error', (error) => body.destroy(error));
  const stop = () => body.destroy(new Error('stopped'));
  signal.addEventListener('abort', stop);
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > MAX_BYTES) throw new FeedError('tooLarge');
      pieces.push(piece);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    answer.destroy();
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Returns true for an address that is reached over the internet, false for all that a server has of its own. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
