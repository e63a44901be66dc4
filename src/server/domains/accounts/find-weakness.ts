import type { FastifyRequest } from 'fastify';
import type { PasswordCheck, PasswordWeakness } from '@/contracts/endpoints/accounts';
import type { Deps } from '../../http/deps';
import { hashToken } from '../../kernel/secrets';
import { findReset } from './queries';
import { findSessionUser } from './session-user';

/** Finds why a password is one of the first that somebody would try; stores nothing. */
export async function findWeakness(
  deps: Deps,
  check: PasswordCheck,
  request: FastifyRequest,
): Promise<PasswordWeakness | null> {
  const { password } = check;
  const owner = await readOwner(deps, check, request);
  const own = toComparable(password);
  if (own !== '' && own === toComparable(owner.nickname)) return 'nickname';
  const email = toComparable(owner.email);
  if (own !== '' && (own === email || own === email.split('@')[0])) return 'email';
  if (/^(.)\1*$/su.test(password)) return 'repeated';
  return (await isCommonPassword(password)) ? 'common' : null;
}

async function readOwner(
  deps: Deps,
  { nickname = '', email = '', token }: PasswordCheck,
  request: FastifyRequest,
): Promise<{ nickname: string; email: string }> {
  if (nickname !== '' || email !== '') return { nickname, email };
  const owner = token
    ? await findReset(deps.db, hashToken(token), deps.clock.now())
    : await findSessionUser(deps, request);
  return owner ?? { nickname: '', email: '' };
}

function toComparable(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

const HOW_MANY = 10_000;

let common: Promise<ReadonlySet<string>> | null = null;

/**
 * Returns true if the password is among the 10,000 most common ones, whatever its case. The list is read when it is
 * first needed.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  // The list holds small letters only, and begins with the most frequent passwords.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, HOW_MANY));
}
