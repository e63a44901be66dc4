import { createServer, type RequestListener, type Server } from 'node:http';
import type { AnswerFromMemory } from './answer-from-memory';

/** A proxy before the server keeps its connections for about a minute; ours must not end first. */
const KEEP_ALIVE_MS = 72_000;

/** Node's server with the app behind it; what lies ready in memory is answered before the app is asked. */
export function createHttpServer(app: RequestListener, answerFromMemory: AnswerFromMemory): Server {
  const timeouts = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Long enough for a picture over a slow phone line; headers must come at once.
    requestTimeout: 120_000,
    headersTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(timeouts, (request, response) => {
    // A server that is closing tells its clients so, which the app knows how to do.
    if (!server.listening || !answerFromMemory(request, response)) app(request, response);
  });
  return server;
}
