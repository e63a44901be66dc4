import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import { validationError } from '../../kernel/validation';
import { isPassword } from './password';
import { beginPasswordAttempt } from './password-attempts';

/** VALIDATION, not UNAUTHORIZED: who mistypes the password of the account stays signed in. TOO_MANY_REQUESTS after some. */
export async function checkPassword(
  deps: Deps,
  user: UserRecord,
  currentPassword: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const attempt = beginPasswordAttempt(deps, user.id, request, reply);
  if (!(await isPassword(currentPassword, user.passwordHash))) {
    attempt.fail();
    throw passwordError('validation.passwordWrong');
  }
  attempt.succeed();
}

/** VALIDATION when the new password is the one that the account has already. */
export async function checkNewPassword({ passwordHash }: UserRecord, newPassword: string): Promise<void> {
  if (!(await isPassword(newPassword, passwordHash))) return;
  throw validationError([{ path: 'newPassword', message: text('validation.passwordSame') }]);
}

export function passwordError(message: 'validation.passwordWrong' | 'validation.passwordRequired') {
  return validationError([{ path: 'currentPassword', message: text(message) }]);
}
