import type { FastifyRequest } from 'fastify';
import { isBot } from '@/core/bot';
import { networkOf } from '@/core/network';
import { VISITORS_PER_NETWORK } from '@/core/visitor-limits';
import { localDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { inTransaction } from '../../kernel/unit-of-work';
import { findSessionUser } from '../accounts';
import { getPublishedHead } from '../websites';
import { countVisit, countVisitorsOf, hasVisited, insertVisitorDay } from './queries';
import { hashOfDay } from './visitor-salt';

/** Counts a visit. The owner's own and those of bots are left out; no address is stored, only a hash that dies with the day's salt. */
export async function recordVisit(deps: Deps, slug: string, request: FastifyRequest): Promise<void> {
  const website = await getPublishedHead(deps.db, slug);
  const userAgent = request.headers['user-agent'];
  if (isBot(userAgent)) return;
  const user = await findSessionUser(deps, request);
  if (user?.id === website.userId) return;
  const now = deps.clock.now();
  const hash = await hashOfDay(deps.db, now);
  const date = localDate(now, website.timeZone);
  const visit = {
    websiteId: website.id,
    date,
    visitor: hash(`${website.id}|${request.ip}|${userAgent}`),
    network: hash(`${website.id}|${networkOf(request.ip)}`),
  };
  await inTransaction(deps, async ({ db: tx }) => {
    const isNewVisitor = await insertVisitorDay(tx, await boundVisitor(tx, deps, visit));
    await countVisit(tx, website.id, date, isNewVisitor);
  });
}

type Visit = Parameters<typeof insertVisitorDay>[1] & { network: string };

/** Beyond so many visitors, all that a network still sends is one more: the name of a browser is what anybody says. */
async function boundVisitor(tx: Database, { config }: Deps, visit: Visit): Promise<Visit> {
  const { websiteId, date, network } = visit;
  if (!config.hasRateLimits || (await hasVisited(tx, visit))) return visit;
  const known = await countVisitorsOf(tx, websiteId, date, network);
  return known < VISITORS_PER_NETWORK - 1 ? visit : { ...visit, visitor: network };
}
