import { hash, verify } from '@node-rs/argon2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, MINUTE_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { createTooManyRequestsError } from '../../http/rate-limit';
import type { SharedCounts } from '../../kernel/shared-counts';
import { createValidationError } from '../../kernel/validation';
import { findSeenBrowser } from './remember-browser';

/** OWASP recommends these values for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoyHash: Promise<string> | null = null;

/**
 * Returns true if the password is the one that was hashed. It takes as long when there is no hash, so that nobody
 * learns from the time whether there is one.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoyHash), password);
  return matches && passwordHash !== null;
}

/**
 * Throws VALIDATION and not UNAUTHORIZED, because an owner who mistypes the password stays signed in. Throws
 * TOO_MANY_REQUESTS after too many wrong passwords.
 */
export async function checkPassword(
  deps: Deps,
  user: UserRecord,
  currentPassword: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const attempt = await beginPasswordAttempt(deps, user.id, request, reply);
  if (!(await isPassword(currentPassword, user.passwordHash))) {
    attempt.fail();
    throw createPasswordError('refusals.passwordWrong');
  }
  await attempt.succeed();
}

/** Throws VALIDATION when the new password is the one that the account has already. */
export async function checkNewPassword({ passwordHash }: UserRecord, newPassword: string): Promise<void> {
  if (!(await isPassword(newPassword, passwordHash))) return;
  throw createValidationError([{ path: 'newPassword', message: phrase('refusals.passwordSame') }]);
}

export function createPasswordError(message: 'refusals.passwordWrong' | 'validation.passwordRequired') {
  return createValidationError([{ path: 'currentPassword', message: phrase(message) }]);
}

const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/**
 * An account may have this many wrong current passwords in a quarter of an hour, from all addresses together. A browser
 * with which the owner has logged in before has counts of its own.
 */
export const MAX_WRONG = 10;
export const MAX_WRONG_A_DAY = 30;

interface PasswordAttempt {
  fail(): void;
  succeed(): Promise<void>;
}

const NOT_COUNTED: PasswordAttempt = { fail: () => undefined, succeed: async () => undefined };

/**
 * Counts wrong passwords, so that a person with somebody else's session cannot find out the password from many
 * addresses. Logging in has counts of its own: attempts that are counted here do not keep the owner from it.
 */
async function beginPasswordAttempt(
  { counts, config, security }: Deps,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PasswordAttempt> {
  if (!config.hasRateLimits) return NOT_COUNTED;
  const browser = findSeenBrowser(request, config, userId) ?? 'any';
  const bounds = [
    { key: `password:quarter:${userId}:${browser}`, max: MAX_WRONG, windowMs: QUARTER_HOUR_MS },
    { key: `password:day:${userId}:${browser}`, max: MAX_WRONG_A_DAY, windowMs: DAY_MS },
  ];
  const succeed = await countAttempt(counts, bounds, reply, () =>
    security.noteOnce('password-refused', request, QUARTER_HOUR_MS, userId),
  );
  return { fail: () => security.note('password-failed', request, userId), succeed };
}

/** Allows some attempts within a time. */
export interface AttemptBound {
  /** Attempts with the same key are counted together. */
  key: string;
  max: number;
  windowMs: number;
}

/**
 * Counts an attempt as wrong, and returns the function that takes this back when it was right, so that many at once are
 * no way around the count. Throws TOO_MANY_REQUESTS, with how long to wait, when a bound is exceeded.
 */
export async function countAttempt(
  counts: SharedCounts,
  bounds: readonly AttemptBound[],
  reply: FastifyReply,
  noteRefusal: () => void,
): Promise<() => Promise<void>> {
  const counted = await Promise.all(
    bounds.map(async ({ key, max, windowMs }) => ({ max, ...(await counts.add(key, windowMs)) })),
  );
  const takeBack = async () => {
    await Promise.all(bounds.map(({ key }) => counts.uncount(key)));
  };
  const over = counted.filter(({ calls, max }) => calls > max);
  if (over.length === 0) return takeBack;
  await takeBack();
  noteRefusal();
  const waitMs = Math.max(...over.map(({ endsInMs }) => endsInMs));
  reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
  throw createTooManyRequestsError(waitMs);
}
