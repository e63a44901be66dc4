import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { chooseEncoding, type Encoding, isKnown } from './negotiate';
import { getPageHeaders, type KeptPage, type PageCache, PUBLISHED } from './page-cache';

/** Answers a request for a published page that lies ready in memory; false when the app has to look. */
export type ServeFromCache = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Creates the function that sends pages from memory. Most requests ask for pages, and a page in memory is the same for
 * everybody: sent before routing, logging and hooks, it costs half. The app would send the same answer later;
 * `headers` are those that it gives every answer.
 */
export function createServeFromCache(pages: PageCache, headers: Record<string, string>): ServeFromCache {
  const answersByPage = new WeakMap<KeptPage, Answers>();
  return (request, response) => {
    const page =
      isPlainGet(request) && !isDraftRequested(request.url) ? pages.get(parseSlug(request.url)) : null;
    if (!page) return false;
    let answers = answersByPage.get(page);
    if (!answers) {
      answers = prepareAnswers(page, headers);
      answersByPage.set(page, answers);
    }
    if (isKnown(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, answers.unchanged).end();
      return true;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const bytes = encoding && page[encoding];
    // The app makes the bytes that hardly anybody asks for.
    if (!bytes) return false;
    response.writeHead(200, [...answers[encoding], String(bytes.length)]).end(bytes);
    return true;
  };
}

/** Holds headers as Node takes them without a further check: names and values in turn. */
type Answers = Record<'unchanged' | Encoding, string[]>;

function prepareAnswers(page: KeptPage, headers: Record<string, string>): Answers {
  const unchanged = Object.entries({ ...headers, ...getPageHeaders(page, PUBLISHED) }).flat();
  // The length follows as the last value.
  const addEncoding = (encoding: Encoding) => [...unchanged, 'content-encoding', encoding, 'content-length'];
  return { unchanged, gzip: addEncoding('gzip'), br: addEncoding('br') };
}

/** A request with a body, which no reader sends, is left to the app: it ends one that comes drop by drop. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && !headers['content-length'] && !headers['transfer-encoding'];
}

/** Returns true if an address asks for its owner's draft of the page, which nobody else gets. */
export function isDraftRequested(url = ''): boolean {
  return /[?&]draft(?:[=&]|$)/.test(url);
}

function parseSlug(url = ''): string {
  const query = url.indexOf('?');
  return query === -1 ? url.slice(1) : url.slice(1, query);
}

/** A proxy before the server keeps its connections for about a minute; ours must not end first. */
const KEEP_ALIVE_MS = 72_000;

/** Creates Node's server with the app behind it; pages that lie ready in memory are answered before the app is asked. */
export function createHttpServer(app: RequestListener, serveFromCache: ServeFromCache): Server {
  const timeouts = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A picture over a slow phone line may take this long; headers must come at once.
    requestTimeout: 120_000,
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(timeouts, (request, response) => {
    // A server that is closing tells its clients so, which the app knows how to do.
    if (!server.listening || !serveFromCache(request, response)) app(request, response);
  });
  return server;
}
