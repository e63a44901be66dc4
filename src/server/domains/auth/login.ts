import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginInput } from '@/contracts/auth';
import { AppError } from '@/core/app-error';
import type { Deps } from '../../deps';
import {
  newSessionToken,
  requestSessionId,
  SESSION_DAYS,
  sendSessionCookie,
  sessionId,
} from '../../http/session';
import { text } from '../../http/translate';
import { isPassword } from './password';
import { deleteSession, findUserByEmail, insertSession } from './queries';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens a session under a new id; an unknown email and a wrong password are the same to the caller. */
export async function login(
  deps: Deps,
  input: LoginInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { db, clock, config } = deps;
  const user = await findUserByEmail(db, input.email.toLowerCase());
  if (!(await isPassword(input.password, user?.passwordHash ?? null)) || !user) {
    throw new AppError('UNAUTHORIZED', text('errors.wrongLogin'));
  }
  const formerSession = requestSessionId(request);
  if (formerSession) await deleteSession(db, formerSession);
  const token = newSessionToken();
  const now = clock.now();
  await insertSession(db, sessionId(token), user.id, new Date(now.getTime() + SESSION_DAYS * DAY_MS), now);
  sendSessionCookie(reply, token, config);
}
