import type { FastifyRequest } from 'fastify';
import type { PasswordCheck, PasswordWeakness } from '@/contracts/password-check';
import type { Deps } from '../../http/deps';
import { linkTokenHash } from '../../kernel/token';
import { isCommonPassword } from './common-passwords';
import { findReset } from './queries';
import { findSessionUser } from './session-user';

/** Why a password is one of the first that somebody would try; null when it is not. It is looked at and forgotten. */
export async function findWeakness(
  deps: Deps,
  check: PasswordCheck,
  request: FastifyRequest,
): Promise<PasswordWeakness | null> {
  const { password } = check;
  const owner = await findOwner(deps, check, request);
  const own = comparable(password);
  if (own !== '' && own === comparable(owner.nickname)) return 'nickname';
  const email = comparable(owner.email);
  if (own !== '' && (own === email || own === email.split('@')[0])) return 'email';
  if (/^(.)\1*$/su.test(password)) return 'repeated';
  return (await isCommonPassword(password)) ? 'common' : null;
}

async function findOwner(
  deps: Deps,
  { nickname = '', email = '', token }: PasswordCheck,
  request: FastifyRequest,
): Promise<{ nickname: string; email: string }> {
  if (nickname !== '' || email !== '') return { nickname, email };
  const owner = token
    ? await findReset(deps.db, linkTokenHash(token), deps.clock.now())
    : await findSessionUser(deps, request);
  return owner ?? { nickname: '', email: '' };
}

function comparable(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
