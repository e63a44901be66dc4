import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginInput } from '@/contracts/auth';
import { AppError } from '@/core/app-error';
import { endSession, openSession } from '../../db/sessions';
import { findUserByEmail } from '../../db/user-by-email';
import type { Deps } from '../../deps';
import { describeDevice } from '../../http/describe-device';
import { isPassword } from '../../http/password';
import { rememberBrowser } from '../../http/seen-browser';
import { requestSessionId, sendSessionCookie } from '../../http/session';
import { text } from '../../http/translate';
import { inTransaction } from '../../kernel/unit-of-work';
import { beginLogin } from './login-limits';

/** Opens a session under a new id; an unknown email and a wrong password are the same to the caller. */
export async function login(
  deps: Deps,
  input: LoginInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { db, clock, config } = deps;
  const user = await findUserByEmail(db, input.email);
  const attempt = await beginLogin(deps, request, reply, input.email.toLowerCase(), user?.id ?? null);
  if (!(await isPassword(input.password, user?.passwordHash ?? null)) || !user) {
    attempt.fail();
    throw new AppError('UNAUTHORIZED', text('errors.wrongLogin'));
  }
  attempt.succeed();
  const formerSession = requestSessionId(request, config);
  if (formerSession) await inTransaction(deps, (work) => endSession(work, formerSession));
  const token = await openSession(db, user.id, clock.now(), describeDevice(request.headers['user-agent']));
  sendSessionCookie(reply, token, config);
  rememberBrowser(request, reply, config, user.id);
}
