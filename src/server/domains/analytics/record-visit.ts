import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isBot } from '@/core/bot';
import { localDate } from '@/core/local-date';
import { publishedPlace } from '../../db/published-website';
import type { Deps } from '../../deps';
import { findSessionUser } from '../../http/session-user';
import { countVisit, insertVisitorDay, saltOfDay } from './queries';

/** Counts a visit. The owner's own and those of bots are left out; no address is stored, only a hash that dies with the day's salt. */
export async function recordVisit(deps: Deps, slug: string, request: FastifyRequest): Promise<void> {
  const website = await publishedPlace(deps.db, slug);
  const userAgent = request.headers['user-agent'];
  if (isBot(userAgent)) return;
  const user = await findSessionUser(deps, request);
  if (user?.id === website.userId) return;
  const now = deps.clock.now();
  const salt = await saltOfDay(deps.db, localDate(now, 'UTC'), randomBytes(32).toString('base64url'));
  const visitor = createHmac('sha256', salt)
    .update(`${website.id}|${request.ip}|${userAgent}`)
    .digest('base64url');
  const date = localDate(now, website.timeZone);
  await deps.db.transaction(async (tx) => {
    const isNewVisitor = await insertVisitorDay(tx, { websiteId: website.id, date, visitor });
    await countVisit(tx, website.id, date, isNewVisitor);
  });
}
