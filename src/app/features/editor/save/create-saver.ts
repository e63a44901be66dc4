import { isDirty } from '../state/editor-page';
import type { CopyKeeper } from './copy-keeper';
import type { DraftKeeper } from './draft-keeper';
import { type SaveDeps, type SaveOutcome, saveWebsite } from './save-website';

export interface SaveRun {
  outcome: SaveOutcome;
  /** Whether an earlier press has begun it: that one tells the owner how it ends. */
  isShared: boolean;
}

export interface Saver {
  /**
   * Saves, published or not as asked, or as it is. A press during a save waits for it: a double press is one call,
   * and what was typed or asked for since is saved in its turn. Never throws.
   */
  save: (isPublished?: boolean) => Promise<SaveRun>;
}

/** Saves one at a time, with no draft under way that could arrive after the save. */
export function createSaver(
  deps: SaveDeps,
  drafts: Pick<DraftKeeper, 'pause' | 'resume' | 'lose'>,
  copies: Pick<CopyKeeper, 'flush'>,
): Saver {
  const { store } = deps;
  let running: Promise<SaveOutcome> | null = null;

  async function run(wanted: boolean | undefined): Promise<SaveOutcome> {
    try {
      await drafts.pause();
      const outcome = await saveWebsite(deps, wanted ?? store.getState().isPublished);
      if (outcome.kind === 'failed' && outcome.error.status === 404) drafts.lose();
      return outcome;
    } catch (error) {
      console.error(error);
      return { kind: 'broken' };
    } finally {
      running = null;
      drafts.resume();
      // The editor may be closed by now: what it left in the browser is not to look like work on an older save.
      copies.flush();
    }
  }

  function hasMore(wanted: boolean | undefined): boolean {
    const state = store.getState();
    return isDirty(state) || (wanted ?? state.isPublished) !== state.isPublished;
  }

  return {
    async save(wanted) {
      while (running) {
        const outcome = await running;
        if (outcome.kind !== 'saved' || !hasMore(wanted)) return { outcome, isShared: true };
      }
      running = run(wanted);
      return { outcome: await running, isShared: false };
    },
  };
}
