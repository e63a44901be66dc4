import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, request } from '@/app/lib/api-client';
import type { Revision, RevisionSummary } from '@/contracts/websites';

interface HistoryControl {
  list: UseQueryResult<RevisionSummary[]>;
  chosen: RevisionSummary | null;
  choose: (version: number) => void;
  /** The page of the chosen save. */
  revision: UseQueryResult<Revision>;
}

/** The saves of a website and the one that is looked at. */
export function useHistory(websiteId: number): HistoryControl {
  const [wanted, setWanted] = useState<number | null>(null);
  const list = useQuery({
    queryKey: ['/api/websites', websiteId, 'revisions'],
    queryFn: () => listRevisions(websiteId),
    // The next opening asks again: there may be newer ones.
    gcTime: 0,
  });
  const chosen = chooseRevision(list.data ?? [], wanted);
  const version = chosen?.version ?? 0;
  const revision = useQuery({
    queryKey: ['/api/websites', websiteId, 'revisions', version],
    queryFn: () => readRevision(websiteId, version),
    enabled: chosen !== null,
  });
  return { list, chosen, choose: setWanted, revision };
}

/** The save that is looked at: the wanted one, or else the one before the latest; null when there is none. */
export function chooseRevision(
  revisions: readonly RevisionSummary[],
  wanted: number | null,
): RevisionSummary | null {
  const found = revisions.find(({ version }) => version === wanted);
  return found ?? revisions[1] ?? revisions[0] ?? null;
}

/** A call of the history failed. Unlike an `ApiError` it is not handed to the guard of sessions, which would leave the editor. */
export class HistoryError extends Error {
  constructor(readonly failure: ApiError) {
    super(failure.message, { cause: failure });
  }
}

/** The saves of a website that are kept, newest first. */
export function listRevisions(websiteId: number): Promise<RevisionSummary[]> {
  return ask(`/api/websites/${websiteId}/revisions`);
}

export function readRevision(websiteId: number, version: number): Promise<Revision> {
  return ask(`/api/websites/${websiteId}/revisions/${version}`);
}

async function ask<Answer>(path: string): Promise<Answer> {
  try {
    return await request<Answer>('GET', path);
  } catch (error) {
    throw error instanceof ApiError ? new HistoryError(error) : error;
  }
}
