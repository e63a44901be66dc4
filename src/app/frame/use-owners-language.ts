import { locale } from '@messages';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '@/contracts/auth';
import { LOCALE_PARAMETER } from '@/core/locale/locale';

const TRIED_KEY = 'language';

/**
 * Returns true while this document speaks the language of its owner. Where it came in another, by the address or the
 * browser, it is loaded anew; a language that is changed elsewhere meanwhile waits for the next document.
 */
export function useOwnersLanguage(user: CurrentUser | null): boolean {
  const [first, setFirst] = useState(user);
  if (first === null && user !== null) setFirst(user);
  const wanted = first && first.language !== locale && !wasTried(first.language) ? first.language : null;
  const isRight = first?.language === locale;
  useEffect(() => {
    if (isRight) noteTried(null);
    if (wanted === null) return;
    noteTried(wanted);
    const address = new URL(window.location.href);
    address.searchParams.delete(LOCALE_PARAMETER);
    window.location.replace(address);
  }, [wanted, isRight]);
  return wanted === null;
}

/** Says whether this tab asked for the language already, and got another: it would ask for ever. */
function wasTried(language: string): boolean {
  try {
    return window.sessionStorage.getItem(TRIED_KEY) === language;
  } catch {
    return true;
  }
}

/** Keeps what was asked for until a document has come in it. */
function noteTried(language: string | null): void {
  try {
    if (language === null) window.sessionStorage.removeItem(TRIED_KEY);
    else window.sessionStorage.setItem(TRIED_KEY, language);
  } catch {
    // A browser that keeps nothing gets the language of its first document.
  }
}
