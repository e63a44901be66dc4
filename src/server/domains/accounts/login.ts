import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginInput } from '@/contracts/auth';
import { AppError } from '@/core/app-error';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/core/dates';
import { phrase } from '@/core/messages';
import { listNetworks } from '@/core/network';
import type { Deps } from '../../http/deps';
import { inTransaction } from '../../kernel/unit-of-work';
import { type AttemptBound, countAttempt, isPassword } from './password';
import { findUserByEmail, lockPassword } from './queries';
import { findSeenBrowser, rememberBrowser, rememberLocale } from './remember-browser';
import { requestSessionId, sendSessionCookie } from './session-cookie';
import { describeDevice, endSession, openSession } from './sessions';

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
    await attempt.fail();
    throw createWrongLoginError();
  }
  await attempt.succeed();
  const formerSession = requestSessionId(request, config);
  const token = await inTransaction(deps, async (work) => {
    // A change of the password has ended all sessions: one that is opened by the former password would outlive it.
    if (!(await lockPassword(work.db, user))) throw createWrongLoginError();
    if (formerSession) await endSession(work, formerSession);
    return openSession(work.db, user.id, clock.now(), describeDevice(request.headers['user-agent']));
  });
  sendSessionCookie(reply, token, config);
  rememberBrowser(request, reply, config, user.id);
  rememberLocale(request, reply, config, user.language);
}

function createWrongLoginError(): AppError {
  return new AppError('UNAUTHORIZED', phrase('errors.wrongLogin'));
}

const WINDOW_MS = 15 * MINUTE_MS;

/** One network has at most this many wrong passwords for one account in a quarter of an hour. */
export const MAX_PER_ACCOUNT_AND_NETWORK = 10;
/** A browser that the account's owner has used before has at most this many in a quarter of an hour. */
const MAX_PER_SEEN_BROWSER = 20;
/** One network has at most this many for all accounts together in a quarter of an hour. */
export const MAX_PER_NETWORK = 30;
/** One network has at most this many in a day. */
export const MAX_PER_NETWORK_AND_DAY = 300;
/**
 * After this many wrong passwords for one account in an hour, from everywhere, each attempt takes longer, but none is
 * refused.
 */
export const SLOW_AFTER = 100;
export const SLOW_MS = 3000;
/** After this many wrong passwords in an hour the operator is warned. */
const WARN_AFTER = 20;

/** An attempt counts as failed until it has succeeded, so that many at once are no way around the count. */
interface LoginAttempt {
  fail(): Promise<void>;
  succeed(): Promise<void>;
}

const NOT_COUNTED: LoginAttempt = { fail: async () => undefined, succeed: async () => undefined };

/**
 * Counts wrong passwords and refuses where there were too many, in such a way that nobody can keep somebody else out:
 * strangers' attempts count for their own networks, and for the account they only cost time. An email without an account
 * is treated alike.
 */
async function beginLogin(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  userId: number | null,
): Promise<LoginAttempt> {
  const { counts, clock, config, security } = deps;
  if (!config.hasRateLimits) return NOT_COUNTED;
  const everywhere = `login:everywhere:${email}`;
  const seenBrowser = userId === null ? null : findSeenBrowser(request, config, userId);
  const bounds = seenBrowser ? listBoundsOfSeen(seenBrowser) : listBoundsOfStranger(email, request.ip);
  const takeBack = await countAttempt(counts, bounds, reply, () =>
    security.noteOnce('login-refused', request, WINDOW_MS, userId),
  );
  if (!seenBrowser && (await counts.calls(everywhere)) >= SLOW_AFTER) await clock.wait(SLOW_MS);
  return {
    async fail() {
      security.note('login-failed', request, userId);
      const { calls } = await counts.add(everywhere, HOUR_MS);
      if (calls === WARN_AFTER) security.note('many-failed-logins', request, userId);
      const ofNetwork = await counts.calls(`login:network:${listNetworks(request.ip)[0].name}`);
      if (ofNetwork === WARN_AFTER) security.noteOnce('many-failed-logins', request, WINDOW_MS);
    },
    async succeed() {
      await takeBack();
      for (const { key } of bounds) if (key.startsWith(ACCOUNT)) await counts.forget(key);
    },
  };
}

const ACCOUNT = 'login:account:';

function listBoundsOfSeen(browser: string): AttemptBound[] {
  return [{ key: `${ACCOUNT}seen:${browser}`, max: MAX_PER_SEEN_BROWSER, windowMs: WINDOW_MS }];
}

function listBoundsOfStranger(email: string, ip: string): AttemptBound[] {
  const networks = listNetworks(ip);
  const [{ name: network }] = networks;
  return [
    { key: `${ACCOUNT}${email}:${network}`, max: MAX_PER_ACCOUNT_AND_NETWORK, windowMs: WINDOW_MS },
    ...networks.flatMap(({ name, callers }) => [
      { key: `login:network:${name}`, max: MAX_PER_NETWORK * callers, windowMs: WINDOW_MS },
      { key: `login:day:${name}`, max: MAX_PER_NETWORK_AND_DAY * callers, windowMs: DAY_MS },
    ]),
  ];
}
