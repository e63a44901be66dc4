import { useEffect, useState } from 'react';
import { request } from '@/app/lib/api-client';
import type { SlugAvailability } from '@/contracts/websites';
import { SLUG_MAX_LENGTH, SLUG_MIN_LENGTH } from '@/core/slug';

const DEBOUNCE_MS = 300;
/** Of a name that so many have, the owner thinks of a better one. */
const LAST_NUMBER = 9;

export interface AddressCheck {
  /** The address that the answer is about. */
  slug: string;
  isTaken: boolean;
  /** One that is free where that is taken; null when none was found. */
  proposal: string | null;
}

/** Whether the address of a website that is being created is free; null while that is not known. */
export function useFreeAddress(slug: string, isCreated: boolean): AddressCheck | null {
  const [check, setCheck] = useState<AddressCheck | null>(null);
  const isAsked = !isCreated && slug.length >= SLUG_MIN_LENGTH;
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // Without an answer the save says whether the address is free.
      checkAddress(slug, abort.signal).then(setCheck, () => undefined);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [slug, isAsked]);
  return isAsked && check?.slug === slug ? check : null;
}

async function checkAddress(slug: string, signal: AbortSignal): Promise<AddressCheck> {
  const isFree = async (address: string) =>
    (await request<SlugAvailability>('GET', `/api/websites/check-slug/${address}`, undefined, { signal }))
      .available;
  if (await isFree(slug)) return { slug, isTaken: false, proposal: null };
  for (let number = 2; number <= LAST_NUMBER; number += 1) {
    const proposal = `${slug.slice(0, SLUG_MAX_LENGTH - 2)}-${number}`;
    if (await isFree(proposal)) return { slug, isTaken: true, proposal };
  }
  return { slug, isTaken: true, proposal: null };
}
