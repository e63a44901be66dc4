import { request } from '@/app/lib/api-client';
import type { Draft, DraftInput, Website, WebsiteInput, WebsiteSave } from '@/contracts/websites';

/** The calls that the editor makes for a website. */
export interface WebsiteCalls {
  get: (id: number) => Promise<Website>;
  create: (input: WebsiteInput) => Promise<Website>;
  save: (id: number, input: WebsiteSave) => Promise<Website>;
  saveDraft: (id: number, input: DraftInput, signal?: AbortSignal) => Promise<Pick<Draft, 'savedAt'>>;
  deleteDraft: (id: number) => Promise<void>;
}

/** Settles with the saves that this window has sent. */
let pendingSaves: Promise<unknown> = Promise.resolve();

export const websiteCalls: WebsiteCalls = {
  get: (id) => request<Website>('GET', `/api/websites/${id}`),
  create: (input) => request<Website>('POST', '/api/websites', input),
  save(id, input) {
    const answer = request<Website>('PUT', `/api/websites/${id}`, input);
    pendingSaves = Promise.allSettled([pendingSaves, answer]);
    return answer;
  },
  saveDraft: (id, input, signal) =>
    request<Pick<Draft, 'savedAt'>>('PUT', `/api/websites/${id}/draft`, input, { signal }),
  deleteDraft: (id) => request<void>('DELETE', `/api/websites/${id}/draft`),
};

/** Gets a website for an editor that opens. One that was left may still be saving: its save is waited for, because it is no other copy. */
export async function openWebsite(id: number): Promise<Website> {
  await pendingSaves;
  return websiteCalls.get(id);
}
