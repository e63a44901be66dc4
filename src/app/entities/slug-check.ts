import { useEffect, useEffectEvent } from 'react';
import { checkSlug } from '@/contracts/endpoints/websites';
import { call } from '../lib/call';

const DEBOUNCE_MS = 300;

/** Asks about an address a moment after the last edit; null asks nothing. A newer question cancels the one before. */
export function useSlugCheck(
  slug: string | null,
  ask: (slug: string, signal: AbortSignal) => Promise<void>,
): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (slug === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => void askNow(slug, abort.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [slug]);
}

/** Returns true if nobody has the address yet, as the server says. */
export async function isSlugFree(slug: string, signal: AbortSignal): Promise<boolean> {
  const { available } = await call(checkSlug, { params: { slug } }, { signal });
  return available;
}
