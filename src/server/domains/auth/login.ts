import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginInput } from '@/contracts/auth';
import { AppError } from '@/core/app-error';
import { endSession, openSession } from '../../db/sessions';
import { findUserByEmail } from '../../db/user-by-email';
import type { Deps } from '../../deps';
import { isPassword } from '../../http/password';
import { requestSessionId, sendSessionCookie } from '../../http/session';
import { text } from '../../http/translate';

/** Opens a session under a new id; an unknown email and a wrong password are the same to the caller. */
export async function login(
  { db, clock, config }: Deps,
  input: LoginInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const user = await findUserByEmail(db, input.email);
  if (!(await isPassword(input.password, user?.passwordHash ?? null)) || !user) {
    throw new AppError('UNAUTHORIZED', text('errors.wrongLogin'));
  }
  const formerSession = requestSessionId(request);
  if (formerSession) await endSession(db, formerSession);
  sendSessionCookie(reply, await openSession(db, user.id, clock.now()), config);
}
