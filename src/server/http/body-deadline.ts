import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';

const BODY_WITHIN_MS = 10_000;

/**
 * A body that comes drop by drop holds its connection. Only uploads may take as long as the whole request, and only
 * until they are answered; every other body must be there in time, else the call is 408 and the connection ends.
 */
export function limitBodyTime(app: FastifyInstance, withinMs = BODY_WITHIN_MS): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !takesFile(request)) endUnlessComplete(request, reply, withinMs);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (takesFile(request) && !request.raw.complete) endUnlessComplete(request, reply, withinMs);
    done();
  });
}

function endUnlessComplete({ raw }: FastifyRequest, reply: FastifyReply, withinMs: number): void {
  const timer = setTimeout(() => {
    if (raw.complete) return;
    const isBeingRead = raw.listenerCount('error') > 0;
    if (reply.sent || !isBeingRead) raw.destroy();
    else {
      reply.header('connection', 'close');
      // Destroying it would take the connection along before the answer.
      raw.emit('error', new AppError('TIMEOUT', phrase('errors.timeout')));
    }
  }, withinMs);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function takesFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.takesFile === true;
}
