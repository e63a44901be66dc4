import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginInput } from '@/contracts/auth';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { describeDevice } from './describe-device';
import { beginLogin } from './login-limits';
import { isPassword } from './password';
import { findUserByEmail } from './queries';
import { rememberLocale } from './remember-locale';
import { rememberBrowser } from './seen-browser';
import { requestSessionId, sendSessionCookie } from './session-cookie';
import { endSession, openSession } from './sessions';

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
    throw new AppError('UNAUTHORIZED', phrase('errors.wrongLogin'));
  }
  attempt.succeed();
  const formerSession = requestSessionId(request, config);
  if (formerSession) await inTransaction(deps, (work) => endSession(work, formerSession));
  const token = await openSession(db, user.id, clock.now(), describeDevice(request.headers['user-agent']));
  sendSessionCookie(reply, token, config);
  rememberBrowser(request, reply, config, user.id);
  rememberLocale(request, reply, config, user.language);
}
