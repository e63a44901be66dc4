import { ApiError } from '@/app/lib/api-client';
import type { WebsiteCalls } from '../api/website-calls';
import type { EditorStore } from '../state/editor-store';
import { isOwnSave } from '../state/is-own-save';
import { growFrom } from './grow-from';

/** Keeps a draft. One that is refused as stale because of an own save whose answer got lost grows from that save. */
export function createKeepDraft(
  store: EditorStore,
  calls: Pick<WebsiteCalls, 'keepDraft' | 'read'>,
): WebsiteCalls['keepDraft'] {
  return async (id, input, signal) => {
    try {
      return await calls.keepDraft(id, input, signal);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
      if (!isStale || store.getState().lostSaves.length === 0) throw error;
      const current = await calls.read(id);
      if (!isOwnSave(store.getState(), current)) throw error;
      growFrom(store, current);
      return calls.keepDraft(id, { ...input, baseVersion: current.version }, signal);
    }
  };
}
