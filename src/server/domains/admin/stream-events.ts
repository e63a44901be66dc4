import { PassThrough, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { MINUTE_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import type { Deps } from '../../http/deps';
import type { SessionEnds, WebsiteEvents } from '../../kernel/live-events';
import { isSessionOpen, requestSessionId } from '../accounts';

/** Proxies close a connection on which nothing arrives. */
const HEARTBEAT_MS = 25_000;
/** A stream ends after this time. The browser then opens another one, for which its session is checked again. */
const LIFETIME_MS = 10 * MINUTE_MS;
const RECONNECT_MS = 3_000;
const MAX_STREAMS_PER_WEBSITE = 20;

interface StreamDeps extends Pick<Deps, 'db' | 'config'> {
  events: WebsiteEvents;
  sessionEnds: SessionEnds;
}

/** Streams what visitors send to a website as server-sent events, until the browser leaves or its session ends. */
export async function streamEvents(
  { db, config, events, sessionEnds }: StreamDeps,
  websiteId: number,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable> {
  if (events.count(websiteId) >= MAX_STREAMS_PER_WEBSITE) {
    throw new AppError('TOO_MANY_REQUESTS', phrase('errors.tooManyRequests'));
  }
  const stream = new PassThrough();
  const end = () => stream.end();
  const sid = requestSessionId(request, config) ?? '';
  const endWithSession = async () => {
    if (!(await isSessionOpen(db, sid))) end();
  };
  stream.write(`retry: ${RECONNECT_MS}\n\n`);
  const unsubscribe = events.subscribe(websiteId, {
    onEvent(event) {
      stream.write(`data: ${JSON.stringify(event)}\n\n`);
      // After a gap the session is checked, because its end may be among the missed events.
      if (event.kind === 'all') endWithSession().catch(end);
    },
    onEnd: end,
  });
  const unwatch = sessionEnds.watch({ sid, userId, onEnd: end });
  const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS).unref();
  const lifetime = setTimeout(end, LIFETIME_MS).unref();
  stream.once('close', () => {
    unsubscribe();
    unwatch();
    clearInterval(heartbeat);
    clearTimeout(lifetime);
  });
  reply.headers({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // A proxy must pass on each event at once.
    'x-accel-buffering': 'no',
  });
  // The session may have ended between its check and the beginning of the watch.
  await endWithSession();
  return stream;
}
