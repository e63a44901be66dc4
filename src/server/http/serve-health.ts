import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, listRows } from '../kernel/database';
import { createNotFoundError } from '../kernel/not-found';
import { RETRY_AFTER_SECONDS } from './error-handler';

const ANSWER_WITHIN_MS = 1_000;
const KEEP_MS = 1_000;
/** A balancer is told that the server closes this long before it does. */
const DRAIN_MS = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells balancers that the server is about to close, and gives them the time to hear it if there are any. */
    drain(): Promise<void>;
  }
  interface FastifyContextConfig {
    /** The call is answered also while the process is too busy for anything else. */
    isHealth?: boolean;
  }
}

/**
 * Answers two questions of whoever runs the server. `/healthz` says whether the process is alive (start it anew
 * otherwise), and `/readyz` whether calls may be sent to it now: its database answers, and it is not about to close.
 * Its tables are up to date before it listens at all.
 */
export function serveHealth(app: FastifyInstance, db: Database): void {
  const options = { config: { access: 'page', isHealth: true }, schema: { hide: true } } as const;
  let isClosing = false;
  let isWatched = false;
  let asked: Promise<boolean> | null = null;
  const askDatabase = () => {
    if (!asked) {
      asked = doesAnswerInTime(db);
      setTimeout(() => {
        asked = null;
      }, KEEP_MS).unref();
    }
    return asked;
  };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    isWatched = true;
    reply.header('cache-control', 'no-store');
    const status = isClosing ? 'closing' : (await askDatabase()) ? 'ok' : 'the database does not answer';
    if (status !== 'ok') reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return { status };
  });
  app.decorate('drain', async () => {
    isClosing = true;
    if (isWatched) await pause(DRAIN_MS);
  });
}

/** Lets a server answer the questions of its operators and nothing else: people go to another one. */
export function serveHealthOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isHealth) throw createNotFoundError();
  });
}

async function doesAnswerInTime(db: Database): Promise<boolean> {
  const answered = listRows(db, sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(ANSWER_WITHIN_MS, false, { ref: false })]);
}
