import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';

/** Beside its connections, the process has files of the database and of the build open, and connections to others. */
const KEPT_FOR_FILES = 200;
const MOST_CONNECTIONS = 10_000;
const FEWEST_CONNECTIONS = 10;
const TELL_EVERY_MS = 60_000;
const MAKE_ROOM_EVERY_MS = 100;

/**
 * Keeps the open connections below the number of files that the process may open: the next one would take the handle
 * that a page, a picture or the database needs. A caller who comes when all are taken is let in as soon as one is
 * free, so connections that only wait for a next request are closed then.
 */
export function limitConnections(app: FastifyInstance, most = getConnectionLimit()): void {
  const { server, log } = app;
  let toldAt = Number.NEGATIVE_INFINITY;
  let madeRoomAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = most;
  server.on('drop', () => {
    const now = performance.now();
    if (now - madeRoomAt >= MAKE_ROOM_EVERY_MS) {
      madeRoomAt = now;
      server.closeIdleConnections();
    }
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    log.warn(
      { most },
      'All connections are taken: the next ones are closed. More open files allow for more.',
    );
  });
  // Without a listener a connection that cannot be accepted would end the process.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.syscall === 'accept') log.error({ err: error }, 'A connection could not be accepted');
  });
}

/** Returns half of the files that may be open, since each connection may be sent a file that stays open as long. */
export function getConnectionLimit(openFiles = getOpenFileLimit()): number {
  const room = Math.floor((openFiles - KEPT_FOR_FILES) / 2);
  return Math.min(Math.max(room, FEWEST_CONNECTIONS), MOST_CONNECTIONS);
}

/** Returns how many files the process may have open; infinite where the system sets no limit. */
function getOpenFileLimit(): number {
  try {
    const soft = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    // Other systems than Linux have no such file; the report knows the limit everywhere, but takes longer to make.
    const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: unknown } } };
    return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;
  }
}

const BODY_WITHIN_MS = 10_000;

/**
 * Bounds the time of a body, because one that comes drop by drop holds its connection. Only uploads may take as
 * long as the whole request, and only until they are answered; every other body must be there in time, else the
 * call is 408 and the connection ends.
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
      // Destroying the request would close the connection before the answer.
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
