import type { QueryClient } from '@tanstack/react-query';
import { getWebsite } from '@/contracts/endpoints/websites';
import { getCallKey } from './call';
import { findEditedId } from './paths';

/** An editor that opens later asks for a newer copy itself, because its owner was led to another screen first. */
const FRESH_FOR_MS = 10_000;

/** This document was opened for the editor of this website; the editor takes the copy. */
let asked: { id: number; atMs: number } | null = null;

/** Asks for the website whose editor is at this address, while the editor's own script is loading. */
export function askForWebsite(queryClient: QueryClient, pathname: string): void {
  const id = findEditedId(pathname);
  if (id === null) return;
  asked = { id, atMs: Date.now() };
  void queryClient.prefetchQuery({ queryKey: getCallKey(getWebsite, { params: { id } }) });
}

/** Returns true once, for the editor that this document was opened for, because the cached copy of its website is fresh. */
export function takeAskedWebsite(id: number): boolean {
  const taken = asked;
  asked = null;
  return taken?.id === id && Date.now() - taken.atMs < FRESH_FOR_MS;
}
