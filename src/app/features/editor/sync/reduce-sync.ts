import { type EditorAction, reduceEditor } from '../state/actions/reduce-editor';
import {
  acceptDraft,
  failDraft,
  flushDraft,
  followEdit,
  isSendable,
  rebaseDraft,
  sendDraft,
  sendLastDraft,
} from './autosave';
import { flushBackup, followBackup, handleChange, noteBackup, writeBackup } from './backup';
import { isOwnSave, toRebase } from './conflict';
import { chain, stay } from './machine';
import { discard, followRecovery, restore } from './recovery';
import {
  acceptSave,
  askSave,
  breakOffDraft,
  failSave,
  finish,
  isSending,
  refuseSave,
  resolveConflict,
  settle,
} from './saving';
import type { DraftFailure, SyncEvent, SyncState, SyncStep } from './sync-state';

/**
 * The next state of an open editor and what is to be done because of it: drafts, saves, the copy in the browser, and
 * unsaved work of earlier visits. Pure: the time comes from outside.
 */
export function reduceSync(state: SyncState, event: SyncEvent, nowMs: number): SyncStep {
  const edit = (before: SyncState, action: EditorAction) => applyEdit(before, action, nowMs);
  switch (event.type) {
    case 'opened':
      return stay(state.isOpen ? state : { ...state, isOpen: true });
    case 'closed':
      return close(state);
    case 'edited':
      return edit(state, event.action);
    case 'draft-due':
      return isSendable(state) ? sendDraft(state) : stay(state);
    case 'draft-kept':
      return chain(state, (before) => acceptDraft(before, event.savedAt), settle);
    case 'draft-failed':
      return endDraft(state, event.failure);
    case 'flush-asked':
      return flushDraft(state, event.press);
    case 'save-asked':
      return askSave(state, event);
    case 'settle-due':
      return breakOffDraft(state);
    case 'save-invalid':
      return isSending(state) ? refuseSave(state, event.errors, event.isIncomplete, edit) : stay(state);
    case 'save-answered':
      return isSending(state) ? acceptSave(state, event.website, edit) : stay(state);
    case 'save-failed':
      return isSending(state) ? failSave(state, event.error, event.errors, edit) : stay(state);
    case 'save-broke':
      return state.save?.sent ? finish(state, { kind: 'broken' }) : stay(state);
    case 'website-read': {
      const { website, reason } = event;
      if (reason === 'save') return resolveConflict(state, website, edit);
      if (state.draft?.step !== 'reading') return stay(state);
      if (!isOwnSave(state.editor, website)) return endDraft(state, 'conflicted');
      return chain(state, (before) => edit(before, toRebase(website)), rebaseDraft);
    }
    case 'website-unread':
      if (event.reason === 'save') return resolveConflict(state, null, edit);
      return state.draft?.step === 'reading' ? endDraft(state, event.failure) : stay(state);
    case 'online':
      return state.status === 'offline' ? sendDraft(state) : stay(state);
    case 'hidden':
      return flushBackup(state);
    case 'backup-due':
      return writeBackup(state);
    case 'backup-written':
      return stay(noteBackup(state, event.key, event.isKept));
    case 'backups-changed':
      return handleChange(state, event.change);
    case 'recovery-restored':
      return restore(state, edit);
    case 'recovery-discarded':
      return discard(state);
  }
}

function applyEdit(state: SyncState, action: EditorAction, nowMs: number): SyncStep {
  const before = state.editor;
  const editor = reduceEditor(before, action, nowMs);
  if (editor === before) return stay(state);
  return chain(
    { ...state, editor },
    (next) => followRecovery(next, before),
    (next) => followBackup(next, before),
    (next) => followEdit(next, before),
  );
}

function endDraft(state: SyncState, failure: DraftFailure): SyncStep {
  return chain(state, (before) => failDraft(before, failure), settle);
}

/** Whoever leaves was told that the changes are kept as a draft. */
function close(state: SyncState): SyncStep {
  return chain({ ...state, isOpen: false }, flushBackup, sendLastDraft);
}
