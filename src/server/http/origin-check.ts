import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { text } from '../kernel/text';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a browser sends from another site. Browsers always say where a call comes from,
 * by Sec-Fetch-Site or Origin; programs that say neither carry no visitor's cookies and are let through.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (READING_METHODS.has(request.method) || isFromOurPages(request, publicOrigin)) return;
    throw new AppError('FORBIDDEN_ORIGIN', text('errors.forbiddenOrigin'));
  });
}

function isFromOurPages(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}
