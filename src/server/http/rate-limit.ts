import { isIP } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '@/core/app-error';
import { MINUTE_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import type { SecurityLog } from '../kernel/security-log';
import type { SharedCounts } from '../kernel/shared-counts';
import type { Config } from '../settings/config';

/** At most `max` calls are answered in a window of time. */
export interface CallCount {
  max: number;
  windowSeconds: number;
}

/** An owner's changes are saved one by one: each field that is left, and each switch that is pressed, is a call. */
export const SINGLE_CHANGES: CallCount = { max: 300, windowSeconds: 10 * 60 };

/** This many calls from one address are answered in the window. */
export interface RateLimit extends CallCount {
  /** Sets a second limit on a part of the body, such as the email of an account, however many addresses call. */
  perBodyField?: { field: string; max: number };
}

interface LimitParts {
  config: Config;
  counts: Pick<SharedCounts, 'add' | 'addNetworks'>;
  security: SecurityLog;
}

/** Routes that state a limit get it; processes share the counts where there is a store for them. */
export async function addRateLimits(
  app: FastifyInstance,
  { config, counts, security }: LimitParts,
): Promise<void> {
  if (!config.hasRateLimits) return;
  await app.register(rateLimit, {
    global: false,
    // The key is the whole address: the store counts for all networks that it belongs to.
    keyGenerator: ({ ip }) => ip,
    store: createStore(counts),
    errorResponseBuilder: (_request, { ttl }) => createTooManyRequestsError(ttl),
    onExceeded: (request) => security.noteOnce('calls-refused', request, MINUTE_MS),
  });
}

/** Returns a hook that counts calls by one field of their body. */
export function limitBodyField(
  app: FastifyInstance,
  config: Config,
  limit: RateLimit,
): preHandlerAsyncHookHandler {
  const { perBodyField, windowSeconds } = limit;
  if (!config.hasRateLimits || !perBodyField) return async () => undefined;
  const count = app.createRateLimit({
    max: perBodyField.max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: (request) => {
      const value = (request.body as Record<string, unknown>)[perBodyField.field];
      return `${perBodyField.field}:${String(value).toLowerCase()}`;
    },
  });
  return async (request, reply) => refuseExceeded(await count(request), reply);
}

/** Counts the calls of each owner, from whichever addresses they come; throws TOO_MANY_REQUESTS past the limit. */
type CountOwnerCall = (request: FastifyRequest, reply: FastifyReply, ownerId: number) => Promise<void>;

export function limitPerOwner(
  app: FastifyInstance,
  config: Config,
  { max, windowSeconds }: CallCount,
): CountOwnerCall {
  if (!config.hasRateLimits) return async () => undefined;
  const owners = new WeakMap<FastifyRequest, number>();
  const count = app.createRateLimit({
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: (request) => `owner:${owners.get(request)}`,
  });
  return async (request, reply, ownerId) => {
    owners.set(request, ownerId);
    refuseExceeded(await count(request), reply);
  };
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(counted: Counted, reply: FastifyReply): void {
  if (counted.isAllowed || !counted.isExceeded) return;
  reply.header('retry-after', String(counted.ttlInSeconds));
  throw createTooManyRequestsError(counted.ttl);
}

/** The plugin tells a store by these which calls it counts: a route's, or those of a hook of ours. */
interface StoreOptions {
  routeInfo?: { method?: string | string[]; url?: string };
  max?: unknown;
  timeWindow?: unknown;
}

/**
 * Creates a store that keeps the plugin's counts where new callers cannot push them out. Each route has its own counts,
 * the same in all processes.
 */
function createStore(counts: LimitParts['counts']) {
  let stores = 0;
  return class Store {
    private readonly prefix: string;

    constructor({ routeInfo, max, timeWindow }: StoreOptions) {
      stores += 1;
      const route = routeInfo?.url ? `${routeInfo.method} ${routeInfo.url}` : stores;
      this.prefix = `route:${route} ${max}/${timeWindow}:`;
    }

    incr(
      key: string,
      callback: (error: Error | null, result: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      // Only an address of the internet has networks: of an email as much as its first letter would be kept, or less.
      const counted = isIP(key)
        ? counts.addNetworks(key, windowMs, this.prefix)
        : counts.add(this.prefix + key, windowMs);
      void counted.then(({ calls, endsInMs }) => callback(null, { current: calls, ttl: endsInMs }));
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
}

/** Creates a TOO_MANY_REQUESTS that says how long it takes until the next call is taken. */
export function createTooManyRequestsError(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  const message =
    minutes < 2 * 60
      ? phrase('errors.tooManyForMinutes', { minutes })
      : phrase('errors.tooManyForHours', { hours: Math.ceil(minutes / 60) });
  return new AppError('TOO_MANY_REQUESTS', message);
}
