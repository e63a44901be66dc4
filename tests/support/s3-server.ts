import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '@/server/settings/bucket-settings';
import { computeSha256, computeSignature } from './s3-signature';

export interface StoredObject {
  content: Buffer;
  headers: Record<string, string>;
  modifiedAt: Date;
}

/** Holds a call that came, for a test to look at. */
interface SeenCall {
  method: string;
  host: string;
  url: string;
}

/** Runs a store that speaks S3 with one bucket; a test can let it fail. */
export interface S3Server {
  /** The product needs these settings to use it. */
  settings: BucketSettings;
  objects: Map<string, StoredObject>;
  calls: SeenCall[];
  /** Answers the next calls with this status and stores nothing of them. */
  failNext(times: number, status?: number, code?: string): void;
  /** Breaks the connections of the next calls before an answer. */
  breakNext(times: number): void;
  /** Sends half of the next object and breaks the connection. */
  cutNext(): void;
  /** Takes calls and answers none, until it is opened or stopped. */
  hang(): void;
  open(): void;
  /** Ends all connections and takes no new ones, until it is started again at the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const KEYS = { accessKeyId: 'KEYOFTESTS', secretAccessKey: 'a+secret/of=tests' };
const BUCKET = 'pictures';
const REGION = 'eu-test-1';
/** A bucket's name can stand before this host; callers must find the address themselves. */
const HOST_STYLE_NAME = 's3.test';
const SKEW_MS = 15 * 60_000;

/**
 * Starts a strict store with one bucket, which can be addressed by path and by host. It refuses what it does not know,
 * and calls that are not signed as AWS describes it; it knows what the product needs: put, get and delete an object,
 * and list by the second version.
 */
export async function startS3Server({
  objects = new Map(),
  port: atPort = 0,
}: Partial<{ objects: S3Server['objects']; port: number }> = {}): Promise<S3Server> {
  const calls: SeenCall[] = [];
  const faults = { failing: 0, breaking: 0, status: 503, code: 'SlowDown', cuts: false, hangs: false };
  const held: (() => void)[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    calls.push({ method: request.method ?? '', host: request.headers.host ?? '', url: request.url ?? '' });
    if (faults.hangs) await new Promise<void>((resolve) => held.push(resolve));
    if (faults.breaking > 0) {
      faults.breaking -= 1;
      return request.socket.destroy();
    }
    if (faults.failing > 0) {
      faults.failing -= 1;
      return refuse(response, faults.status, faults.code);
    }
    const refusal = checkSignature(request, body);
    if (refusal) return refuse(response, 403, refusal);
    const target = parseTarget(request);
    if (target.bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (target.key === '') return sendListing(request, response, objects, target.query);
    if ([...target.query.keys()].length > 0) return refuse(response, 400, 'InvalidRequest');
    if (request.method === 'GET') {
      const isCut = faults.cuts;
      faults.cuts = false;
      return sendObject(response, objects.get(target.key), isCut);
    }
    if (request.method === 'PUT') return putObject(request, response, objects, target.key, body);
    if (request.method !== 'DELETE') return refuse(response, 405, 'MethodNotAllowed');
    objects.delete(target.key);
    return response.writeHead(204).end();
  };
  let server: Server;
  const start = async (port = 0) => {
    server = createServer((request, response) => {
      answer(request, response).catch(() => request.socket.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await start(atPort);
  return {
    objects,
    calls,
    settings: {
      ...{ bucket: BUCKET, region: REGION, ...KEYS, publicUrl: null },
      endpoint: `http://127.0.0.1:${port}`,
      hasPathStyle: true,
    },
    failNext(times, status = 503, code = 'SlowDown') {
      Object.assign(faults, { failing: times, status, code });
    },
    breakNext(times) {
      faults.breaking = times;
    },
    cutNext() {
      faults.cuts = true;
    },
    hang() {
      faults.hangs = true;
    },
    open() {
      faults.hangs = false;
      for (const go of held.splice(0)) go();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    async start() {
      await start(port);
    },
  };
}

/** Returns the settings for the same bucket at `bucket.endpoint`. */
export function withHostStyle(settings: BucketSettings): BucketSettings {
  const { port } = new URL(settings.endpoint);
  return { ...settings, endpoint: `http://${HOST_STYLE_NAME}:${port}`, hasPathStyle: false };
}

/** Returns the code of a refusal; null for a call that is signed correctly. */
function checkSignature({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const groups =
    /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[\w-]+)\/s3\/aws4_request, SignedHeaders=(?<names>[\w;-]+), Signature=(?<signature>[\da-f]{64})$/.exec(
      headers.authorization ?? '',
    )?.groups;
  if (!groups) return 'AccessDenied';
  const { id, day, region = '', names = '', signature } = groups;
  const date = String(headers['x-amz-date']);
  const contentHash = String(headers['x-amz-content-sha256']);
  const signedHeaders = names.split(';');
  if (id !== KEYS.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!date.startsWith(day ?? '') || !(Math.abs(Date.now() - time) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => signedHeaders.includes(name))) return 'AccessDenied';
  if (contentHash !== computeSha256(body)) return 'XAmzContentSHA256Mismatch';
  const sent = headers as Record<string, string | undefined>;
  const call = { method, url, headers: sent, signedHeaders, date, region, contentHash };
  return computeSignature(call, KEYS.secretAccessKey) === signature ? null : 'SignatureDoesNotMatch';
}

/** Reads the bucket from the host's name or from the path. */
function parseTarget({ url = '', headers }: IncomingMessage) {
  const { pathname, searchParams: query } = new URL(url, 'http://s3');
  const [host = ''] = (headers.host ?? '').split(':');
  if (host.endsWith(`.${HOST_STYLE_NAME}`))
    return {
      bucket: host.slice(0, -HOST_STYLE_NAME.length - 1),
      key: decodeURIComponent(pathname.slice(1)),
      query,
    };
  const [, bucket = '', ...key] = pathname.split('/');
  return { bucket, key: decodeURIComponent(key.join('/')), query };
}

function putObject(
  { headers }: IncomingMessage,
  response: ServerResponse,
  objects: S3Server['objects'],
  key: string,
  content: Buffer,
): unknown {
  if (headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
  const kept = ['content-type', 'cache-control', 'content-disposition']
    .filter((name) => headers[name] !== undefined)
    .map((name) => [name, String(headers[name])]);
  objects.set(key, { content, headers: Object.fromEntries(kept), modifiedAt: new Date() });
  return response.writeHead(200).end();
}

function sendObject(response: ServerResponse, object: StoredObject | undefined, isCut: boolean): unknown {
  if (!object) return refuse(response, 404, 'NoSuchKey');
  const { content, headers } = object;
  response.writeHead(200, { ...headers, 'content-length': content.length });
  if (!isCut) return response.end(content);
  return response.write(content.subarray(0, content.length / 2), () => response.destroy());
}

const PARAMETERS = new Set(['list-type', 'prefix', 'max-keys', 'continuation-token']);

function sendListing(
  { method }: IncomingMessage,
  response: ServerResponse,
  objects: S3Server['objects'],
  query: URLSearchParams,
): unknown {
  const isKnown = [...query.keys()].every((name) => PARAMETERS.has(name));
  if (method !== 'GET' || query.get('list-type') !== '2' || !isKnown)
    return refuse(response, 400, 'InvalidRequest');
  const token = query.get('continuation-token');
  const after = token === null ? '' : Buffer.from(token, 'base64').toString();
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, Math.min(Number(query.get('max-keys') ?? 1000), 1000));
  const isCut = page.length < keys.length;
  // Some stores escape more characters than they must, such as `=` here.
  const next = Buffer.from(page.at(-1) ?? '')
    .toString('base64')
    .replaceAll('=', '&#x3D;');
  const contents = page.map((key) => {
    const modified = objects.get(key)?.modifiedAt.toISOString();
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><ETag>&quot;0&quot;</ETag></Contents>`;
  });
  const more = isCut ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return sendXml(
    response,
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name>${more}<IsTruncated>${isCut}</IsTruncated>${contents.join('')}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): unknown {
  // Like AWS, the store repeats secrets that a log must not have.
  const repeated = `<AWSAccessKeyId>${KEYS.accessKeyId}</AWSAccessKeyId><StringToSign>what was signed</StringToSign>`;
  return sendXml(response, status, `<Error><Code>${code}</Code><Message>No.</Message>${repeated}</Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string): unknown {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
