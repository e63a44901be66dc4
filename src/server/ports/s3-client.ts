import { createHash } from 'node:crypto';
import {
  Agent as HttpAgent,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FilesAway } from '../kernel/files-away';
import type { BucketSettings } from '../settings/bucket-settings';

interface S3Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Names the file; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** These statuses are answers; any other one is a failure. */
  expected: readonly number[];
  /** The answer must have begun by then, whatever has to be tried again. */
  withinMs?: number;
}

interface S3Answer {
  status: number;
  /** The caller reads it to its end or destroys it. */
  body: IncomingMessage;
}

export type AskS3 = (call: S3Call) => Promise<S3Answer>;

/** The store has understood the call and does not do it. */
export class S3Refusal extends FilesAway {
  override name = 'S3Refusal';

  constructor(
    bucket: string,
    readonly status: number,
    /** The S3 API has such words, for example NoSuchBucket. */
    readonly refusal: string,
  ) {
    super(`The bucket ${bucket} refused a call: ${refusal} (${status})`);
  }
}

export interface S3Options {
  /** These stand in for the network's names and for the time between attempts in tests. */
  lookup?: LookupFunction;
  retryMs?: number;
  stallMs?: number;
}

const ATTEMPTS = 3;
const RETRY_MS = 100;
/** People are told within five seconds that something is away. */
const ANSWER_WITHIN_MS = 5_000;
/** The bucket is away when it says and takes nothing for this long. */
const STALL_MS = 4_000;
/** A body may stand still for longer: its reader may have a bad line, and holds it up then. */
const BODY_STALL_MS = 60_000;
const MAX_ERROR_BYTES = 64 * 1024;
/** The store is busy, or one of its machines is gone: the same call may succeed a moment later. */
const PASSING = new Set([429, 500, 502, 503, 504]);

/**
 * Makes calls to a bucket. Each is signed, bounded in time, and made again, three times at most, when the connection
 * breaks or the store is busy; all of them may be repeated without harm. Throws FilesAway.
 */
export function createS3Client(settings: BucketSettings, options: S3Options = {}): AskS3 {
  const { lookup, retryMs = RETRY_MS, stallMs = STALL_MS } = options;
  const { bucket, region, accessKeyId, secretAccessKey } = settings;
  const isSecure = settings.endpoint.startsWith('https:');
  const connections = { keepAlive: true, maxFreeSockets: 32, timeout: stallMs };
  const agent = isSecure ? new HttpsAgent(connections) : new HttpAgent(connections);
  // This cache keeps the key of a day, which takes four hashes to make.
  const cache = new Map<string, ArrayBuffer>();

  async function sign({ method, key, query, headers, body }: S3Call): Promise<[URL, RequestOptions]> {
    const url = getObjectUrl(settings, key);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...{ method, url: url.href, service: 's3', region, accessKeyId, secretAccessKey, cache },
      // The hash shows the store that it has got the whole content, and that nobody has changed it.
      headers: { ...headers, 'x-amz-content-sha256': hashContent(body) },
    });
    const signed = Object.fromEntries((await signer.sign()).headers);
    const length = body ? { 'content-length': String(body.length) } : {};
    return [url, { method, agent, lookup, headers: { ...signed, ...length } }];
  }

  async function send(call: S3Call, withinMs: number): Promise<IncomingMessage> {
    const [url, options] = await sign(call);
    return new Promise((answer, fail) => {
      const request = isSecure ? requestHttps(url, options) : requestHttp(url, options);
      const late = setTimeout(() => request.destroy(new Stalled()), Math.max(withinMs, 0));
      request.setTimeout(stallMs, () => request.destroy(new Stalled()));
      request.once('response', (response) => {
        clearTimeout(late);
        request.setTimeout(BODY_STALL_MS);
        answer(response);
      });
      request.once('close', () => clearTimeout(late));
      // The listener stays: a connection that breaks later would end the process otherwise, and the body says so as well.
      request.on('error', fail);
      request.end(call.body);
    });
  }

  return async (call) => {
    const until = performance.now() + (call.withinMs ?? ANSWER_WITHIN_MS);
    for (let attempt = 1; ; attempt += 1) {
      const failure = await send(call, until - performance.now()).then(
        async (body) => {
          const status = body.statusCode ?? 0;
          if (call.expected.includes(status)) return { status, body };
          return new S3Refusal(bucket, status, await readRefusal(body));
        },
        (error: NodeJS.ErrnoException) => describeBroken(settings, error),
      );
      if (!(failure instanceof Error)) return failure;
      const isLast = attempt === ATTEMPTS || performance.now() + retryMs * attempt >= until;
      if (isLast || !canPass(failure)) throw failure;
      await pause(retryMs * attempt);
    }
  };
}

/** Returns the address of an object; an empty key means the bucket itself. */
function getObjectUrl({ endpoint, bucket, hasPathStyle }: BucketSettings, key: string): URL {
  const url = new URL(endpoint);
  if (hasPathStyle) url.pathname = `/${bucket}/${key}`;
  else {
    url.hostname = `${bucket}.${url.hostname}`;
    url.pathname = `/${key}`;
  }
  return url;
}

function hashContent(body: Buffer | undefined): string {
  return createHash('sha256')
    .update(body ?? '')
    .digest('hex');
}

/** The store has stopped to answer, so another attempt would wait as long again. */
class Stalled extends Error {
  readonly code = 'ETIMEDOUT';
}

function describeBroken({ bucket, endpoint }: BucketSettings, error: NodeJS.ErrnoException): FilesAway {
  const reason = error.code ?? error.name;
  return new FilesAway(`The bucket ${bucket} at ${endpoint} cannot be reached (${reason})`, { cause: error });
}

function canPass(failure: FilesAway): boolean {
  if (failure instanceof S3Refusal) return PASSING.has(failure.status);
  return !(failure.cause instanceof Stalled);
}

/** Reads the word of a refusal and nothing else of it: the rest repeats keys and what was signed. */
async function readRefusal(body: IncomingMessage): Promise<string> {
  const text = await readText(body, MAX_ERROR_BYTES).catch(() => '');
  return /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? 'no reason';
}

/** Reads a short answer; throws FilesAway for one that is longer or breaks off. */
export async function readText(body: IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
      pieces.push(piece);
    }
  } catch (error) {
    body.destroy();
    throw new FilesAway(`An answer of the bucket could not be read (${(error as Error).message})`);
  }
  return Buffer.concat(pieces).toString('utf8');
}
