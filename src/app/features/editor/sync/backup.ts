import { type CopiesChange, toBrowserCopyKey } from '@/app/lib/browser-copies';
import { isDirty } from '../state/editor-page';
import type { EditorState } from '../state/editor-state';
import { renewDraft } from './autosave';
import { chain, stay } from './machine';
import type { LocalBackup, SyncState, SyncStep } from './sync-state';
import { getBackupFolder } from './unsaved-work';

/** Writing two megabytes takes milliseconds, so it does not happen at every key. */
const WRITE_EVERY_MS = 500;

/**
 * After a change of the editor's state, schedules a copy of unsaved work, or removes the copy at once when there is
 * none.
 */
export function followBackup(state: SyncState, before: EditorState): SyncStep {
  const { editor, backup } = state;
  const isSameWork =
    editor.page === before.page && editor.title === before.title && editor.saved === before.saved;
  if (isSameWork || !state.isOpen) return stay(state);
  if (!isDirty(editor)) return writeBackup(state);
  if (backup.isScheduled) return stay(state);
  return {
    state: withBackup(state, { isScheduled: true }),
    effects: [{ type: 'start-timer', timer: 'backup-due', delayMs: WRITE_EVERY_MS }],
  };
}

/** Brings the browser's copy up to date at once. */
export function writeBackup(state: SyncState): SyncStep {
  const { editor, backup, draftSavedAt } = state;
  const key = isDirty(editor) ? getBackupKey(state) : null;
  const unscheduled: SyncStep = {
    state: withBackup(state, { isScheduled: false }),
    effects: [{ type: 'stop-timer', timer: 'backup-due' }],
  };
  return chain(
    state,
    () => unscheduled,
    // The first save of a website moves its copies to another folder.
    (before) => (key === backup.key ? stay(before) : removeBackup(before)),
    (before) => {
      if (!key) return stay(before);
      if (isWithheld(before)) return stay(withBackup(before, { key, isKept: false }));
      return {
        state: withBackup(before, { key, withheldSince: null }),
        effects: [{ type: 'write-backup', key, work: editor, savedAt: null, draftSavedAt }],
      };
    },
  );
}

/** Writes a scheduled copy at once, because the page may be about to close. */
export function flushBackup(state: SyncState): SyncStep {
  return state.backup.isScheduled ? writeBackup(state) : stay(state);
}

/**
 * Handles copies that another tab has removed. That tab does not decide about work that goes on here, so the work is
 * stored again.
 */
export function handleChange(state: SyncState, { removed, forgotten }: CopiesChange): SyncStep {
  const { key, userId } = state.backup;
  if (forgotten === userId) {
    const withheld = withBackup(state, { withheldSince: getServerState(state) });
    return chain(withheld, removeBackup, writeBackup, renewDraft);
  }
  return key !== null && removed === key ? chain(state, writeBackup, renewDraft) : stay(state);
}

/** Returns the key of this editor's copy, or of other work that is kept beside it. */
export function getBackupKey({ backup: { userId, writer }, editor }: SyncState, suffix = ''): string {
  return toBrowserCopyKey(userId, getBackupFolder(editor.websiteId), `${writer}${suffix}`);
}

/** Returns true after a logout elsewhere, until the server has accepted more of this editor. */
export function isWithheld(state: SyncState): boolean {
  return state.backup.withheldSince === getServerState(state);
}

/** Notes whether the browser had room for a copy of this editor's work, or of other work that was to be kept beside it. */
export function noteBackup(state: SyncState, key: string, isKept: boolean): SyncState {
  const { backup, recovery } = state;
  if (key === backup.key) return isKept === backup.isKept ? state : withBackup(state, { isKept });
  if (isKept || !recovery.pending.some(({ copyKeys }) => copyKeys.includes(key))) return state;
  const pending = recovery.pending.map((work) => ({
    ...work,
    copyKeys: work.copyKeys.filter((other) => other !== key),
  }));
  return { ...state, recovery: { ...recovery, pending } };
}

function withBackup(state: SyncState, changes: Partial<LocalBackup>): SyncState {
  return { ...state, backup: { ...state.backup, ...changes } };
}

function removeBackup(state: SyncState): SyncStep {
  const { key } = state.backup;
  return {
    state: withBackup(state, { key: null, isKept: true }),
    effects: key ? [{ type: 'remove-backups', keys: [key] }] : [],
  };
}

function getServerState({ editor, draftSavedAt }: SyncState): string {
  return `${editor.version} ${draftSavedAt}`;
}
