import type { DraftKeeper } from './draft-keeper';
import { type SaveDeps, type SaveOutcome, saveWebsite } from './save-website';

export interface Saver {
  /** Null when a save is under way already: a double press is one call. Never throws. */
  save: (isPublished: boolean) => Promise<SaveOutcome | null>;
}

/** Saves one at a time, with no draft under way that could arrive after the save. */
export function createSaver(deps: SaveDeps, drafts: Pick<DraftKeeper, 'pause' | 'resume'>): Saver {
  let isRunning = false;
  return {
    async save(isPublished) {
      if (isRunning) return null;
      isRunning = true;
      try {
        await drafts.pause();
        return await saveWebsite(deps, isPublished);
      } catch (error) {
        console.error(error);
        return { kind: 'broken' };
      } finally {
        isRunning = false;
        drafts.resume();
      }
    },
  };
}
