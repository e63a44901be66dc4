import { type ErrorBody, planLimitBody } from '@/contracts/error-body';
import type { LockedFeature } from '@/core/plans';

export type UploadResult =
  | { kind: 'stored'; url: string }
  /** The owner's plan has no products. */
  | { kind: 'locked'; locked: LockedFeature }
  /** With the server's own words where it refuses the file. */
  | { kind: 'failed'; message?: string };

/** Stores a picture of a product. Never throws: whatever goes wrong is a result. */
export async function uploadImage(file: File, signal: AbortSignal): Promise<UploadResult> {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch('/api/upload', { method: 'POST', body, signal });
    const answer = (await response.json()) as Partial<ErrorBody> & { url?: unknown };
    if (response.ok && typeof answer.url === 'string') return { kind: 'stored', url: answer.url };
    const locked = planLimitBody.safeParse(answer).data;
    if (locked) return { kind: 'locked', locked };
    return { kind: 'failed', message: REFUSALS.has(response.status) ? answer.message : undefined };
  } catch {
    return { kind: 'failed' };
  }
}

/** Statuses whose text is about the file: bad, too large, too many at once. */
const REFUSALS = new Set([400, 413, 415, 429]);
