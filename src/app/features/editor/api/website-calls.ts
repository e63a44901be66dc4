import { request } from '@/app/lib/api-client';
import type {
  Draft,
  DraftInput,
  ListedWebsite,
  Website,
  WebsiteInput,
  WebsiteSave,
} from '@/contracts/websites';

/** The calls that the editor makes for a website. */
export interface WebsiteCalls {
  list: () => Promise<ListedWebsite[]>;
  read: (id: number) => Promise<Website>;
  create: (input: WebsiteInput) => Promise<Website>;
  save: (id: number, input: WebsiteSave) => Promise<Website>;
  keepDraft: (id: number, input: DraftInput, signal?: AbortSignal) => Promise<Pick<Draft, 'savedAt'>>;
  discardDraft: (id: number) => Promise<void>;
}

/** Ends with the saves that this window has sent. */
let underWay: Promise<unknown> = Promise.resolve();

export const websiteCalls: WebsiteCalls = {
  list: () => request<ListedWebsite[]>('GET', '/api/websites'),
  read: (id) => request<Website>('GET', `/api/websites/${id}`),
  create: (input) => request<Website>('POST', '/api/websites', input),
  save(id, input) {
    const answer = request<Website>('PUT', `/api/websites/${id}`, input);
    underWay = Promise.allSettled([underWay, answer]);
    return answer;
  },
  keepDraft: (id, input, signal) =>
    request<Pick<Draft, 'savedAt'>>('PUT', `/api/websites/${id}/draft`, input, { signal }),
  discardDraft: (id) => request<void>('DELETE', `/api/websites/${id}/draft`),
};

/** A website for an editor that opens. One that was left may still be saving: its save is no other copy, so it is waited for. */
export async function openWebsite(id: number): Promise<Website> {
  await underWay;
  return websiteCalls.read(id);
}
