import { type ApiError, isAnswerLost } from '@/app/lib/api-client';
import type { Website } from '@/contracts/websites';
import { type EditorAction, reduceEditor } from '../state/actions/reduce-editor';
import { isDirty, isSamePage, toEditorPage } from '../state/editor-page';
import type { EditorErrors, EditorState, LostSave } from '../state/editor-state';
import { hasErrors } from '../state/field-errors';
import {
  abortDraft,
  acceptDraft,
  failDraft,
  flushDraft,
  followEdit,
  isSendable,
  rebaseDraft,
  schedule,
  sendDraft,
  sendLastDraft,
} from './autosave';
import { flushBackup, followBackup, handleChange, noteBackup, writeBackup } from './backup';
import { isOwnSave, toRebase } from './conflict';
import { chain, stay } from './machine';
import { discard, followRecovery, restore } from './recovery';
import type {
  DraftFailure,
  SaveOutcome,
  SavePress,
  SaveRun,
  SyncEffect,
  SyncEvent,
  SyncState,
  SyncStep,
} from './sync-state';

/** A save does not wait longer for a draft: the version makes a draft harmless that arrives after the save. */
const SETTLE_MS = 1000;

/** Changes the editor's state in the course of a save. */
type Edit = (state: SyncState, action: EditorAction) => SyncStep;

/**
 * Returns the next state of an open editor and the effects of an event: drafts, saves, the copy in the browser, and
 * unsaved work of earlier visits. It is pure, so the time is passed in.
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
    case 'shown':
      // The owner may have paid in another tab.
      return state.status === 'plan-ended' ? sendDraft(state) : stay(state);
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

/** Sends unsaved work, because the owner who leaves was told that the changes are kept as a draft. */
function close(state: SyncState): SyncStep {
  return chain({ ...state, isOpen: false }, flushBackup, sendLastDraft);
}

/** Begins a save. A press during a save waits for it: a double press is one call. */
function askSave(state: SyncState, { press, wanted, requestId }: SavePress): SyncStep {
  const asked = { press, wanted, requestId };
  if (state.save) return stay({ ...state, waitingSaves: [...state.waitingSaves, asked] });
  return startSave(state, asked);
}

function startSave(state: SyncState, asked: SavePress): SyncStep {
  const save: SaveRun = {
    ...asked,
    step: 'settling',
    sent: null,
    isPublished: asked.wanted ?? state.editor.isPublished,
    isNew: false,
    resent: 0,
    conflict: null,
  };
  const next: SyncState = { ...state, save, requestId: state.requestId ?? asked.requestId };
  if (!next.draft) return sendSave(next);
  return {
    state: next,
    effects: [
      { type: 'stop-timer', timer: 'draft-due' },
      { type: 'start-timer', timer: 'settle-due', delayMs: SETTLE_MS },
    ],
  };
}

/** Sends the page as soon as no draft is pending. */
function settle(state: SyncState): SyncStep {
  return state.save?.step === 'settling' && !state.draft ? sendSave(state) : stay(state);
}

/** Sends the page although a draft hangs. */
function breakOffDraft(state: SyncState): SyncStep {
  return state.save?.step === 'settling' ? chain(state, abortDraft, sendSave) : stay(state);
}

function sendSave(state: SyncState): SyncStep {
  const { save, editor, requestId } = state;
  if (!save) return stay(state);
  const isPublished = save.sent ? save.isPublished : (save.wanted ?? editor.isPublished);
  const isNew = save.isNew || editor.websiteId === null;
  return {
    state: { ...state, save: { ...save, step: 'sending', sent: editor, isPublished, isNew } },
    effects: [
      { type: 'stop-timer', timer: 'draft-due' },
      { type: 'stop-timer', timer: 'settle-due' },
      { type: 'send-save', sent: editor, isPublished, requestId },
    ],
  };
}

/** Returns true while the answer to the sent page is awaited. */
function isSending({ save }: SyncState): boolean {
  return save?.step === 'sending' || save?.step === 'resending';
}

/** Ends a save that was not sent, because the server would refuse the page. */
function refuseSave(state: SyncState, errors: EditorErrors, isIncomplete: boolean, edit: Edit) {
  return chain(
    state,
    (before) => edit(before, { type: 'refuse', errors }),
    (refused) => finish(refused, { kind: isIncomplete ? 'incomplete' : 'refused' }),
  );
}

/** Notes that the server has the sent page. */
function acceptSave(state: SyncState, website: Website, edit: Edit): SyncStep {
  const { save } = state;
  if (!save?.sent) return stay(state);
  const { id, title, slug, isPublished } = website;
  const { page } = save.sent;
  const isResent = save.step === 'resending';
  // A repeated creation is the website's first save, even if others have changed the website since.
  const version = isResent ? 1 : website.version;
  const wasPublished = !save.isNew && save.sent.isPublished;
  return chain<SyncState, SyncEffect>(
    { ...state, requestId: null },
    (before) => edit(before, { type: 'saved', websiteId: id, version, title, slug, page }),
    (before) => edit(before, { type: 'set-published', isPublished }),
    (saved) =>
      isResent && hasMore(saved, save.isPublished)
        ? sendSave(saved)
        : finish(saved, { kind: 'saved', website, isNew: save.isNew, wasPublished }),
  );
}

/** Notes that the server did not accept the save, or that its answer is unknown. */
function failSave(state: SyncState, error: ApiError, errors: EditorErrors, edit: Edit): SyncStep {
  const { save } = state;
  if (!save?.sent) return stay(state);
  const { websiteId, title, slug, page } = save.sent;
  if (error.code === 'STALE_VERSION' && websiteId !== null) {
    return {
      state: { ...state, save: { ...save, step: 'reading', conflict: error } },
      effects: [{ type: 'read-website', websiteId, reason: 'save' }],
    };
  }
  const isIdKnown = 'requestId' in error.fields;
  if (isIdKnown && websiteId === null) {
    const lost = listLostCreations(state.editor)[save.resent];
    if (lost) return resend(state, save, lost);
  }
  const lostSave: LostSave = { title, slug, page, isPublished: save.isPublished };
  const failure = websiteId === null ? null : findLastingFailure(error);
  const failed: SyncState = {
    ...state,
    status: failure ?? state.status,
    // The call was refused because of its id, which belongs to an earlier call; the owner is told so.
    requestId: isIdKnown ? null : state.requestId,
  };
  return chain(
    failed,
    (before) => (isAnswerLost(error) ? edit(before, { type: 'lose-save', save: lostSave }) : stay(before)),
    (before) => (hasErrors(errors) ? edit(before, { type: 'refuse', errors }) : stay(before)),
    (before) => finish(before, { kind: 'failed', error }),
  );
}

/** Finds why drafts would be refused like this save, until something else happens. */
function findLastingFailure({ status, code }: ApiError): DraftFailure | null {
  if (code === 'SUBSCRIPTION_EXPIRED') return 'plan-ended';
  return status === 404 ? 'gone' : null;
}

/** Lists the creations with this name whose answers were lost, the first one first. */
function listLostCreations({ lostSaves, title, slug }: EditorState): LostSave[] {
  return lostSaves.filter((lost) => lost.title === title && lost.slug === slug);
}

/**
 * Sends a lost creation again. The server knows its id with another page, so the creation has arrived: the same call
 * finds the website, and what was typed since is saved after it.
 */
function resend(state: SyncState, save: SaveRun, { page, isPublished }: LostSave): SyncStep {
  const sent: EditorState = { ...state.editor, page };
  return {
    state: { ...state, save: { ...save, step: 'resending', sent, resent: save.resent + 1 } },
    effects: [{ type: 'send-save', sent, isPublished, requestId: state.requestId }],
  };
}

/**
 * Decides after a conflict: the website is our own save whose answer was lost, or somebody else's, or could not be
 * read.
 */
function resolveConflict(state: SyncState, website: Website | null, edit: Edit): SyncStep {
  const { save } = state;
  if (save?.step !== 'reading' || !save.sent || !save.conflict) return stay(state);
  if (!website) return finish(state, { kind: 'failed', error: save.conflict });
  const isSaid =
    website.isPublished === save.isPublished && isSamePage(toEditorPage(website), save.sent.page);
  if (isSaid) return acceptSave(state, website, edit);
  if (!isOwnSave(save.sent, website)) return finish(state, { kind: 'stale', current: website });
  return chain(state, (before) => edit(before, toRebase(website)), sendSave);
}

/** Ends the save, reports to the presses that asked for it, and begins the next one if it would save more. */
function finish(state: SyncState, outcome: SaveOutcome): SyncStep {
  const { save } = state;
  if (!save) return stay(state);
  const { press } = save;
  return chain(
    { ...state, save: null },
    (before) => ({
      state: before,
      effects: [{ type: 'report-save', press, result: { outcome, isShared: false } }],
    }),
    schedule,
    // The editor may be closed by now, and its copy in the browser must not look like work on an older save.
    writeBackup,
    (ended) => startNext(ended, outcome),
  );
}

function startNext(state: SyncState, outcome: SaveOutcome): SyncStep {
  const [next, ...others] = state.waitingSaves;
  if (!next) return stay(state);
  const rest: SyncState = { ...state, waitingSaves: others };
  if (outcome.kind === 'saved' && hasMore(state, next.wanted)) return startSave(rest, next);
  return chain(
    rest,
    (before) => ({
      state: before,
      effects: [{ type: 'report-save', press: next.press, result: { outcome, isShared: true } }],
    }),
    (before) => startNext(before, outcome),
  );
}

function hasMore({ editor }: SyncState, wanted: boolean | undefined): boolean {
  return isDirty(editor) || (wanted ?? editor.isPublished) !== editor.isPublished;
}
