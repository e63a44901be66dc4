import { isPassword } from '../../http/password';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';

/** VALIDATION, not UNAUTHORIZED: who mistypes the password of the account stays signed in. */
export async function checkPassword({ passwordHash }: UserRecord, currentPassword: string): Promise<void> {
  if (!(await isPassword(currentPassword, passwordHash))) throw passwordError('validation.passwordWrong');
}

/** VALIDATION when the new password is the one that the account has already. */
export async function checkNewPassword({ passwordHash }: UserRecord, newPassword: string): Promise<void> {
  if (!(await isPassword(newPassword, passwordHash))) return;
  throw validationError([{ path: 'newPassword', message: text('validation.passwordSame') }]);
}

export function passwordError(message: 'validation.passwordWrong' | 'validation.passwordRequired') {
  return validationError([{ path: 'currentPassword', message: text(message) }]);
}
