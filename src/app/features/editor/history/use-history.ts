import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { call, getCallKey } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/websites';
import type { Revision, RevisionSummary } from '@/contracts/websites';

interface HistoryControl {
  list: UseQueryResult<RevisionSummary[]>;
  chosen: RevisionSummary | null;
  choose: (version: number) => void;
  /** It is the page of the chosen save. */
  revision: UseQueryResult<Revision>;
}

/** Reads the saves of a website and the chosen one. */
export function useHistory(websiteId: number): HistoryControl {
  const [wanted, setWanted] = useState<number | null>(null);
  const list = useQuery({
    queryKey: getCallKey(api.listRevisions, { params: { id: websiteId } }),
    queryFn: () => guardAnswer(call(api.listRevisions, { params: { id: websiteId } })),
    // The next opening asks again, because there may be newer ones.
    gcTime: 0,
  });
  const chosen = chooseRevision(list.data ?? [], wanted);
  const params = { id: websiteId, version: chosen?.version ?? 0 };
  const revision = useQuery({
    queryKey: getCallKey(api.getRevision, { params }),
    queryFn: () => guardAnswer(call(api.getRevision, { params })),
    enabled: chosen !== null,
  });
  return { list, chosen, choose: setWanted, revision };
}

/** Returns the save to look at: the wanted one, or else the one before the latest; null when there is none. */
export function chooseRevision(
  revisions: readonly RevisionSummary[],
  wanted: number | null,
): RevisionSummary | null {
  const found = revisions.find(({ version }) => version === wanted);
  return found ?? revisions[1] ?? revisions[0] ?? null;
}

/**
 * Is thrown when a call of the history failed. Unlike an `ApiError` it is not passed to the guard of sessions, which
 * would leave the editor.
 */
export class HistoryError extends Error {
  constructor(readonly failure: ApiError) {
    super(failure.message, { cause: failure });
  }
}

async function guardAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ApiError ? new HistoryError(error) : error;
  }
}
