import { useEffect, useState } from 'react';
import { checkPassword } from '@/contracts/endpoints/accounts';
import type { PasswordCheck, PasswordWeakness } from '@/contracts/password-check';
import { call } from './call';

/** Nothing is asked while somebody types. */
const SETTLED_MS = 400;
/** Below it the form refuses a password with words of its own. */
const MIN_LENGTH = 6;

/** Why the password that is being chosen is easy to guess; null when it is not, or nobody could say. */
export function usePasswordWeakness(check: PasswordCheck): PasswordWeakness | null {
  const { password, nickname, email, token } = check;
  const [found, setFound] = useState<{ password: string; weakness: PasswordWeakness | null } | null>(null);
  useEffect(() => {
    if (password.length < MIN_LENGTH) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(checkPassword, { body: { password, nickname, email, token } }, { signal: abort.signal }).then(
        ({ weakness }) => setFound({ password, weakness }),
        // The password is good enough for the form; a warning that does not come holds up nobody.
        () => undefined,
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [password, nickname, email, token]);
  return found?.password === password ? found.weakness : null;
}
