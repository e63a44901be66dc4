import { isSamePage } from '../state/editor-page';
import type { EditorState } from '../state/editor-state';
import { chain, stay } from './machine';
import { type DraftFailure, isFailure, type SyncEffect, type SyncState, type SyncStep } from './sync-state';

const QUIET_MS = 1500;
const RETRY_MS = 10_000;

/** After these failures another call may succeed without any change of the page. */
const RETRIED: ReadonlySet<DraftFailure> = new Set(['offline', 'signed-out', 'other-owner', 'server-failed']);

/** Schedules a draft after a change of the editor's state, once the owner has stopped typing. */
export function followEdit(state: SyncState, before: EditorState): SyncStep {
  const { websiteId, page, saved } = state.editor;
  const hasNewSave = saved.page !== before.saved.page || websiteId !== before.websiteId;
  if (page === before.page && !hasNewSave) return stay(state);
  const { status } = state;
  const next: SyncState = hasNewSave
    ? {
        ...state,
        serverPage: saved.page,
        staleVersion: null,
        status: isFailure(status) ? 'clean' : status,
      }
    : state;
  // A draft of a deleted website must not count as one of the new website.
  const settled = websiteId === before.websiteId ? stay(next) : abortDraft(next);
  return next.isOpen && !next.save ? chain(next, () => settled, schedule) : settled;
}

/** Schedules a draft if the server does not have the page as it is. */
export function schedule(state: SyncState): SyncStep {
  const { status, staleVersion } = state;
  const { websiteId, version } = state.editor;
  if (websiteId === null) return stay({ ...state, status: 'uncreated' });
  if (status === 'gone' || status === 'plan-ended') return stay(state);
  if (isKeptByServer(state)) {
    const isUnderWay = status === 'drafting';
    return { state: isUnderWay ? state : { ...state, status: 'clean' }, effects: [stopTimer] };
  }
  const isStale = version === staleVersion;
  const isShown = status === 'drafting' || isFailure(status);
  const next: SyncState = isShown ? state : { ...state, status: isStale ? 'conflicted' : 'dirty' };
  return { state: next, effects: isStale ? [] : [startTimer(QUIET_MS)] };
}

/** Sends the page as a draft, one call at a time; the newest page wins. */
export function sendDraft(state: SyncState): SyncStep {
  const { draft, save, serverPage, status } = state;
  const { websiteId, version, page } = state.editor;
  if (draft || save || websiteId === null || page === serverPage) return stay(state);
  return {
    state: {
      ...state,
      draft: { page, version, step: 'sending' },
      status: isFailure(status) ? status : 'drafting',
    },
    effects: [{ type: 'send-draft', websiteId, version, page }],
  };
}

/** Sends the pending draft again, now that it grows from our own save whose answer was lost. */
export function rebaseDraft(state: SyncState): SyncStep {
  const { draft, editor } = state;
  if (!draft || editor.websiteId === null) return stay(state);
  const { version, websiteId } = editor;
  const { page } = draft;
  return {
    state: { ...state, draft: { page, version, step: 'sending' } },
    effects: [{ type: 'send-draft', websiteId, version, page }],
  };
}

/** Sends unsaved work at once, because the editor is left. */
export function sendLastDraft(state: SyncState): SyncStep {
  const isUnsent = isSendable(state) && !isKeptByServer(state);
  return chain(state, (before) => ({ state: before, effects: [stopTimer] }), isUnsent ? sendDraft : stay);
}

/** Returns true unless a draft would certainly be refused. */
export function isSendable({ editor, save, status, staleVersion }: SyncState): boolean {
  const { websiteId, version } = editor;
  const isClosed = status === 'gone' || status === 'plan-ended';
  return !save && websiteId !== null && !isClosed && version !== staleVersion;
}

/** Notes that the server has accepted the pending draft. */
export function acceptDraft(state: SyncState, savedAt: string): SyncStep {
  const { draft, editor } = state;
  if (!draft) return stay(state);
  const isCurrent = editor.page === draft.page;
  // This draft was sent because the owner has taken everything back, so the server has ended the draft.
  const isEnded = isCurrent && isSamePage(draft.page, editor.saved.page);
  const kept: SyncState = {
    ...state,
    draft: null,
    serverPage: draft.page,
    draftSavedAt: savedAt,
    status: isEnded ? 'clean' : isCurrent ? 'drafted' : 'dirty',
  };
  const effects = isCurrent || state.save ? [] : [startTimer(state.isOpen ? QUIET_MS : 0)];
  return chain(kept, (next) => ({ state: next, effects }), continueFlushes);
}

/** Notes that the pending draft was not accepted. */
export function failDraft(state: SyncState, failure: DraftFailure): SyncStep {
  const { draft, editor, flushes } = state;
  if (!draft) return stay(state);
  const isStale = failure === 'conflicted';
  if (isStale && draft.step === 'sending' && editor.lostSaves.length > 0 && editor.websiteId !== null) {
    // The conflict may be our own save whose answer was lost.
    const next: SyncState = { ...state, draft: { ...draft, step: 'reading' } };
    return {
      state: next,
      effects: [{ type: 'read-website', websiteId: editor.websiteId, reason: 'draft' }],
    };
  }
  const failed: SyncState = {
    ...state,
    draft: null,
    status: failure,
    staleVersion: isStale ? draft.version : state.staleVersion,
    flushes: flushes.filter(({ isOwn }) => !isOwn),
  };
  const isRetried = RETRIED.has(failure) && !state.save && state.isOpen;
  const effects: SyncEffect[] = [
    ...(isRetried ? [startTimer(RETRY_MS)] : []),
    ...flushes
      .filter(({ isOwn }) => isOwn)
      .map(({ press }) => ({ type: 'report-flush', press, isKept: false }) as const),
  ];
  return chain(failed, (next) => ({ state: next, effects }), continueFlushes);
}

/** Breaks off the pending draft; unsaved work is scheduled again later. */
export function abortDraft(state: SyncState): SyncStep {
  if (!state.draft) return stay(state);
  const status = state.status === 'drafting' ? 'dirty' : state.status;
  return { state: { ...state, draft: null, status }, effects: [{ type: 'abort-draft' }] };
}

/** Another tab may have ended the draft on the server, so unsaved work is sent again. */
export function renewDraft(state: SyncState): SyncStep {
  const next: SyncState = { ...state, serverPage: state.editor.saved.page };
  if (state.save || state.editor.websiteId === null || isKeptByServer(next)) return stay(next);
  return schedule(next);
}

/** Sends a draft for a press that waits until the server has the page. */
export function flushDraft(state: SyncState, press: number): SyncStep {
  const waiting: SyncState = {
    ...state,
    flushes: [...state.flushes, { press, isOwn: false }],
  };
  if (state.draft) return { state: waiting, effects: [stopTimer] };
  return chain(waiting, (next) => ({ state: next, effects: [stopTimer] }), continueFlushes);
}

/** Answers the presses that wait for the draft, or sends what was typed meanwhile. */
function continueFlushes(state: SyncState): SyncStep {
  const { editor, flushes, save, status } = state;
  if (flushes.length === 0) return stay(state);
  const hasDrafts = !save && editor.websiteId !== null && status !== 'gone';
  const isKept = hasDrafts && isKeptByServer(state);
  if (isKept || !isSendable(state)) {
    return {
      state: { ...state, flushes: [] },
      effects: flushes.map(({ press }) => ({ type: 'report-flush', press, isKept })),
    };
  }
  const own: SyncState = { ...state, flushes: flushes.map(({ press }) => ({ press, isOwn: true })) };
  return chain(own, sendDraft);
}

function isKeptByServer({ editor, serverPage }: SyncState): boolean {
  return isSamePage(editor.page, serverPage);
}

const stopTimer = { type: 'stop-timer', timer: 'draft-due' } as const;

function startTimer(delayMs: number): SyncEffect {
  return { type: 'start-timer', timer: 'draft-due', delayMs };
}
