import { ApiError, request } from '@/app/lib/api-client';
import type { Revision, RevisionSummary } from '@/contracts/websites';

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
