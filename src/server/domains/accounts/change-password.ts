import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordChange, PasswordResetState } from '@/contracts/account';
import { phrase } from '@/core/messages';
import { paths } from '@/core/screen-paths';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { createToken, hashToken } from '../../kernel/secrets';
import { inTransaction } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { queueMail, RESET_LIFETIME_MS } from '../mail';
import { composePasswordChangedMail, composePasswordResetMail } from './account-mails';
import { checkNewPassword, checkPassword, createPasswordError, hashPassword } from './password';
import {
  endResets,
  findReset,
  insertReset,
  lockUserByEmail,
  replacePassword,
  sweepResets,
  toMailAccount,
  updateUser,
  useReset,
} from './queries';
import { sendSessionCookie } from './session-cookie';
import { describeDevice, endSessionsOf, openSession } from './sessions';

/** Sets another password, signs out everywhere else and goes on here under a new session id. */
export async function changePassword(
  deps: Deps,
  user: UserRecord,
  { currentPassword, newPassword }: PasswordChange,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { clock, config, security } = deps;
  await checkPassword(deps, user, currentPassword, request, reply);
  await checkNewPassword(user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  const token = await inTransaction(deps, async (work) => {
    // When two changes come at once, the second one has the former password and is refused.
    const isReplaced = await replacePassword(work.db, user.id, user.passwordHash, passwordHash, now);
    if (!isReplaced) throw createPasswordError('refusals.passwordWrong');
    await endSessionsOf(work, user.id);
    await endResets(work.db, user.id, now);
    await queueMail(work, deps, composePasswordChangedMail(toMailAccount(user, now), config));
    return openSession(work.db, user.id, now, describeDevice(request.headers['user-agent']));
  });
  sendSessionCookie(reply, token, config);
  security.note('password-changed', request, user.id);
}

/** Returns whose password a link would set; changes nothing. */
export async function getResetState({ db, clock }: Deps, token: string): Promise<PasswordResetState> {
  const user = await findReset(db, hashToken(token), clock.now());
  return { email: user?.email ?? null };
}

/**
 * Sets the password by a link that is used once, and signs the owner out everywhere, so that they log in anew. The link
 * proves the address that it went to, and takes back a change of the address that somebody else may have asked for.
 */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
  request: FastifyRequest,
): Promise<void> {
  const { db, clock, config, security } = deps;
  const tokenHash = hashToken(token);
  // The link is looked up before the password is hashed, because a made-up link must not cost that work.
  const found = await findReset(db, tokenHash, clock.now());
  if (!found) throw createDeadLinkError();
  await checkNewPassword(found, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  await inTransaction(deps, async (work) => {
    const emailProvenAt = found.emailProvenAt ?? now;
    const changes = { passwordHash, emailProvenAt, pendingEmail: null, updatedAt: now };
    const user = await updateUser(work.db, found.id, changes);
    if (!(await useReset(work.db, tokenHash, now))) throw createDeadLinkError();
    await endResets(work.db, user.id, now);
    await endSessionsOf(work, user.id);
    await queueMail(work, deps, composePasswordChangedMail(toMailAccount(user, now), config));
  });
  security.note('password-reset', request, found.id);
}

function createDeadLinkError() {
  return createValidationError([{ path: 'token', message: phrase('refusals.resetLinkDead') }]);
}

/**
 * Mails the link that sets a new password, if there is such an account. Earlier links end, but only when this one is on
 * its way: when as many went out today as may, the last one stays valid, because anybody can ask for another.
 */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const { clock, config } = deps;
  const now = clock.now();
  const token = createToken();
  const url = `${config.publicUrl}${paths.resetPassword}#token=${token}`;
  await inTransaction(deps, async (work) => {
    // A link to an address that the account gives up at this moment would open the account after that.
    const user = await lockUserByEmail(work.db, email);
    if (!user) return;
    const isQueued = await queueMail(work, deps, composePasswordResetMail(toMailAccount(user, now), url));
    if (!isQueued) return;
    await sweepResets(work.db, user.id, now);
    const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
    await insertReset(work.db, { tokenHash: hashToken(token), userId: user.id, expiresAt });
  });
}
