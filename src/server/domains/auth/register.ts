import type { RegisterInput } from '@/contracts/auth';
import { AppError } from '@/core/app-error';
import { isUniqueViolation } from '../../db/errors';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { nicknameKey } from './nickname-key';
import { hashPassword } from './password';
import { insertUser } from './queries';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens an account with a trial; signing in is a call of its own. A taken name or email is a CONFLICT that names the field. */
export async function register({ db, clock, config }: Deps, input: RegisterInput): Promise<void> {
  const now = clock.now();
  const passwordHash = await hashPassword(input.password);
  try {
    await insertUser(db, {
      nickname: input.nickname.normalize('NFC'),
      nicknameKey: nicknameKey(input.nickname),
      email: input.email.toLowerCase(),
      passwordHash,
      subscriptionTier: 'trial',
      trialEndDate: new Date(now.getTime() + config.trialDays * DAY_MS),
      createdAt: now,
      updatedAt: now,
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) throw taken('email', text('validation.emailTaken'));
    if (isUniqueViolation(error, 'users_nickname_key'))
      throw taken('nickname', text('validation.usernameTaken'));
    throw error;
  }
}

function taken(field: string, message: string): AppError {
  return new AppError('CONFLICT', message, { field, fields: [{ path: field, message }] });
}
