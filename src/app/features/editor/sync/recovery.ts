import type { EditorAction } from '../state/actions/reduce-editor';
import type { EditorState } from '../state/editor-state';
import { getBackupKey, isWithheld, writeBackup } from './backup';
import { chain, stay } from './machine';
import type { SyncEffect, SyncState, SyncStep } from './sync-state';
import type { UnsavedWork } from './unsaved-work';

/** After a change of the editor's state, protects a draft that nobody has decided about from being overwritten. */
export function followRecovery(state: SyncState, before: EditorState): SyncStep {
  const { editor, recovery } = state;
  const isCreated = editor.websiteId !== before.websiteId && editor.websiteId !== null;
  // Work on another website that was never created does not belong to this one: it is offered later at /editor.
  const pending = isCreated ? [] : recovery.pending;
  const next = pending === recovery.pending ? state : withPending(state, pending);
  const isUntouched = editor.page === recovery.openedPage && editor.version === recovery.openedVersion;
  if (isUntouched || !state.isOpen || !pending.some(({ isDraft }) => isDraft)) return stay(next);
  const step = protect(next, pending);
  return { state: withPending(next, step.works), effects: step.effects };
}

/** Puts the offered work into the editor. Other work that was found stays for another visit. */
export function restore(
  state: SyncState,
  edit: (state: SyncState, action: EditorAction) => SyncStep,
): SyncStep {
  const [work, ...others] = state.recovery.pending;
  if (!work) return stay(state);
  const { websiteId, version, isPublished, saved } = state.editor;
  const { page, title, baseVersion, copyKeys } = work;
  return chain(
    withPending(state, []),
    (before) => ({ state: before, effects: protect(before, others).effects }),
    // It remains work on an older save, so the server lets it overwrite nothing.
    (before) =>
      websiteId !== null && baseVersion !== version
        ? edit(before, { type: 'rebase', version: baseVersion, isPublished, savedPage: saved.page })
        : stay(before),
    (before) => edit(before, { type: 'restore', page, title }),
    // The copies are removed first, because the browser may have no room for both.
    (before) => ({ state: before, effects: [{ type: 'remove-backups', keys: copyKeys }] }),
    writeBackup,
  );
}

/** Removes the copies of the offered work, whose draft was deleted before. Then the next work is offered. */
export function discard(state: SyncState): SyncStep {
  const [work, ...others] = state.recovery.pending;
  if (!work) return stay(state);
  return {
    state: withPending(state, others),
    effects: [{ type: 'remove-backups', keys: work.copyKeys }],
  };
}

/**
 * The next draft or save of this editor replaces the server's draft, so work that only the server has moves to the
 * browser.
 */
function protect(state: SyncState, works: readonly UnsavedWork[]) {
  const key = getBackupKey(state, '-other');
  const effects: SyncEffect[] = [];
  const next = works.map((work) => {
    const { isDraft, copyKeys, savedAt, baseVersion } = work;
    if (!isDraft) return work;
    if (copyKeys.length > 0 || isWithheld(state)) return { ...work, isDraft: false };
    effects.push({
      type: 'write-backup',
      key,
      work: { ...work, version: baseVersion },
      savedAt,
      draftSavedAt: null,
    });
    return { ...work, isDraft: false, copyKeys: [key] };
  });
  return { works: next, effects };
}

function withPending(state: SyncState, pending: readonly UnsavedWork[]): SyncState {
  return { ...state, recovery: { ...state.recovery, pending } };
}
