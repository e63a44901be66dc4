import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenSession } from '@/contracts/endpoints/accounts';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { createNotFoundError } from '../../kernel/not-found';
import { inTransaction } from '../../kernel/unit-of-work';
import { leaveBrowser, requestSessionId } from './session-cookie';
import { endSessionOf, endSessionsOf, listSessions } from './sessions';

/** Lists the devices on which the owner is logged in. */
export async function listOpenSessions(
  { db, clock, config }: Deps,
  user: UserRecord,
  request: FastifyRequest,
): Promise<OpenSession[]> {
  const ownSid = requestSessionId(request, config);
  const open = await listSessions(db, user.id, clock.now());
  return open.map(({ id, sid, browser, system, createdAt, lastUsedAt }) => ({
    id,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: sid === ownSid,
  }));
}

/** Logs the owner out on one device; throws NOT_FOUND for somebody else's session and for one that has ended. */
export async function endOneSession(
  deps: Deps,
  user: UserRecord,
  id: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { config, security } = deps;
  const sid = await inTransaction(deps, (work) => endSessionOf(work, user.id, id));
  if (sid === null) throw createNotFoundError();
  if (sid === requestSessionId(request, config)) leaveBrowser(reply, config);
  security.note('session-ended', request, user.id);
}

/** Logs the owner out on all devices but this one. */
export async function endOtherSessions(deps: Deps, user: UserRecord, request: FastifyRequest): Promise<void> {
  const sid = requestSessionId(request, deps.config);
  await inTransaction(deps, (work) => endSessionsOf(work, user.id, sid));
  deps.security.note('other-sessions-ended', request, user.id);
}
