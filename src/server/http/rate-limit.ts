import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '@/core/app-error';
import type { Config } from '../config';
import type { RateLimit } from './route';
import { text } from './translate';

/** Routes that state a limit get it; counts are kept in this process. */
export async function addRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.hasRateLimits) return;
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => tooManyRequests(),
  });
}

/** A hook that counts calls by one field of their body. */
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
  return async (request, reply) => {
    const result = await count(request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header('retry-after', String(result.ttlInSeconds));
    throw tooManyRequests();
  };
}

function tooManyRequests(): AppError {
  return new AppError('TOO_MANY_REQUESTS', text('errors.tooManyRequests'));
}
