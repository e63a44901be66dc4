import { call } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/websites';
import type { Draft, DraftInput, Website, WebsiteInput, WebsiteSave } from '@/contracts/websites';

/** The calls that the editor makes for a website. */
export interface WebsiteCalls {
  get: (id: number) => Promise<Website>;
  create: (body: WebsiteInput) => Promise<Website>;
  save: (id: number, body: WebsiteSave) => Promise<Website>;
  saveDraft: (id: number, body: DraftInput, signal?: AbortSignal) => Promise<Pick<Draft, 'savedAt'>>;
  deleteDraft: (id: number) => Promise<void>;
}

/** Settles with the saves that this window has sent. */
let pendingSaves: Promise<unknown> = Promise.resolve();

export const websiteCalls: WebsiteCalls = {
  get: (id) => call(api.getWebsite, { params: { id } }),
  create: (body) => call(api.createWebsite, { body }),
  save(id, body) {
    const answer = call(api.saveWebsite, { params: { id }, body });
    pendingSaves = Promise.allSettled([pendingSaves, answer]);
    return answer;
  },
  saveDraft: (id, body, signal) => call(api.saveDraft, { params: { id }, body }, { signal }),
  deleteDraft: (id) => call(api.discardDraft, { params: { id } }),
};

/** Gets a website for an editor that opens. One that was left may still be saving: its save is waited for, because it is no other copy. */
export async function openWebsite(id: number): Promise<Website> {
  await pendingSaves;
  return websiteCalls.get(id);
}
