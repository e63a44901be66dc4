import type { ApiError } from '@/app/lib/api-client';
import type { CopiesChange } from '@/app/lib/browser-copies';
import type { Website } from '@/contracts/websites';
import type { EditorAction } from '../state/actions/reduce-editor';
import type { EditorErrors, EditorPage, EditorState } from '../state/editor-state';
import type { Step } from './machine';
import type { UnsavedWork } from './unsaved-work';

/**
 * The failure says why the server does not have the latest draft. `other-owner`: somebody else has signed in in this
 * browser. `conflicted`: the website was saved somewhere else meanwhile. `refused`: the server does not accept the page
 * as it is. `gone`: the website was deleted, or belongs to somebody else. `plan-ended`: the owner's plan is over.
 */
export type DraftFailure =
  | 'offline'
  | 'signed-out'
  | 'other-owner'
  | 'server-failed'
  | 'conflicted'
  | 'refused'
  | 'gone'
  | 'plan-ended';

/** A failure stays until a call has succeeded; `uncreated` websites have no draft. */
export type SyncStatus = 'uncreated' | 'clean' | 'dirty' | 'drafting' | 'drafted' | DraftFailure;

export type SaveOutcome =
  | { kind: 'saved'; website: Website; isNew: boolean; wasPublished: boolean }
  /** Title or address are missing; their fields say so. */
  | { kind: 'incomplete' }
  /** The errors stand at their fields. */
  | { kind: 'refused' }
  /** Somebody else has saved in between. */
  | { kind: 'stale'; current: Website }
  | { kind: 'failed'; error: ApiError }
  /** The fault is ours, and stands in the console. */
  | { kind: 'broken' };

export interface SaveResult {
  outcome: SaveOutcome;
  /** True if an earlier press began the save; the earlier press reports the result to the owner. */
  isShared: boolean;
}

/** Each press of a button waits for its answer and has a number. */
export interface SavePress {
  press: number;
  /** It is published or not as asked; undefined leaves it as it is. */
  wanted: boolean | undefined;
  /** Lets the server recognise a creation that it has received before. */
  requestId: string;
}

export interface SaveRun extends SavePress {
  /**
   * `settling` waits for a draft that is under way; `reading` finds out what else was saved; `resending` repeats a
   * creation whose answer was lost.
   */
  step: 'settling' | 'sending' | 'reading' | 'resending';
  /** This state was sent; it is null while settling. */
  sent: EditorState | null;
  isPublished: boolean;
  isNew: boolean;
  /** It counts the lost creations that were repeated. */
  resent: number;
  /** This conflict is being looked into. */
  conflict: ApiError | null;
}

export interface DraftCall {
  readonly page: EditorPage;
  readonly version: number;
  /** `reading` finds out whether a conflict is only our own save whose answer was lost. */
  readonly step: 'sending' | 'reading';
}

/** This browser keeps a copy of the unsaved work. */
export interface LocalBackup {
  /** Each open editor has a copy of its own, so that two tabs never overwrite each other. */
  readonly userId: number;
  readonly writer: string;
  /** The present copy has this key. */
  readonly key: string | null;
  readonly isScheduled: boolean;
  /** True if this browser has all unsaved work. */
  readonly isKept: boolean;
  /**
   * It is the server's state when the owner logged out elsewhere: private work stays out of the browser until the
   * server accepts more.
   */
  readonly withheldSince: string | null;
}

/** Unsaved work of earlier visits is offered newest first; nothing happens to it until the owner decides. */
export interface RecoveryPrompts {
  /** All of this was found when the editor was opened. */
  readonly found: readonly UnsavedWork[];
  readonly pending: readonly UnsavedWork[];
  readonly openedPage: EditorPage;
  readonly openedVersion: number;
}

export interface SyncState {
  readonly editor: EditorState;
  readonly status: SyncStatus;
  /** False before the editor is shown and after it was left. */
  readonly isOpen: boolean;
  /** The server has this page as the last save or draft. */
  readonly serverPage: EditorPage;
  /** The server accepted the latest draft of this editor at this time. */
  readonly draftSavedAt: string | null;
  /** This version was refused as too old, so no draft of it is sent again. */
  readonly staleVersion: number | null;
  readonly draft: DraftCall | null;
  /** These presses wait until the server has the page as a draft; `isOwn` is true if the pending call was made for them. */
  readonly flushes: readonly { press: number; isOwn: boolean }[];
  readonly save: SaveRun | null;
  readonly waitingSaves: readonly SavePress[];
  /** It belongs to a creation that is not known to have succeeded. */
  readonly requestId: string | null;
  readonly backup: LocalBackup;
  readonly recovery: RecoveryPrompts;
}

export type SyncEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'edited'; action: EditorAction }
  | { type: 'draft-due' }
  | { type: 'draft-kept'; savedAt: string }
  | { type: 'draft-failed'; failure: DraftFailure }
  | { type: 'flush-asked'; press: number }
  | ({ type: 'save-asked' } & SavePress)
  | { type: 'settle-due' }
  | { type: 'save-invalid'; errors: EditorErrors; isIncomplete: boolean }
  | { type: 'save-answered'; website: Website }
  | { type: 'save-failed'; error: ApiError; errors: EditorErrors }
  | { type: 'save-broke' }
  /** The website is as the server has it; a conflict of a draft or a save made the editor ask for it. */
  | { type: 'website-read'; reason: 'draft' | 'save'; website: Website }
  | { type: 'website-unread'; reason: 'draft' | 'save'; failure: DraftFailure }
  | { type: 'online' }
  | { type: 'hidden' }
  | { type: 'shown' }
  | { type: 'backup-due' }
  | { type: 'backup-written'; key: string; isKept: boolean }
  /** Another tab has removed copies. */
  | { type: 'backups-changed'; change: CopiesChange }
  | { type: 'recovery-restored' }
  | { type: 'recovery-discarded' };

export type SyncEffect =
  | { type: 'start-timer'; timer: SyncTimer; delayMs: number }
  | { type: 'stop-timer'; timer: SyncTimer }
  | { type: 'send-draft'; websiteId: number; version: number; page: EditorPage }
  | { type: 'abort-draft' }
  | { type: 'send-save'; sent: EditorState; isPublished: boolean; requestId: string | null }
  | { type: 'read-website'; websiteId: number; reason: 'draft' | 'save' }
  | {
      type: 'write-backup';
      key: string;
      work: Pick<EditorState, 'title' | 'page' | 'version'>;
      /** Null means the present moment. */
      savedAt: string | null;
      draftSavedAt: string | null;
    }
  | { type: 'remove-backups'; keys: readonly string[] }
  | { type: 'report-save'; press: number; result: SaveResult }
  | { type: 'report-flush'; press: number; isKept: boolean };

/** Each timer dispatches the event of the same name. */
export type SyncTimer = 'draft-due' | 'settle-due' | 'backup-due';

export type SyncStep = Step<SyncState, SyncEffect>;

interface SyncOptions {
  editor: EditorState;
  userId: number;
  writer: string;
  found: readonly UnsavedWork[];
}

/** Returns the state in which an editor is opened. */
export function createSyncState({ editor, userId, writer, found }: SyncOptions): SyncState {
  return {
    editor,
    status: editor.websiteId === null ? 'uncreated' : 'clean',
    isOpen: false,
    serverPage: editor.page,
    draftSavedAt: null,
    staleVersion: null,
    draft: null,
    flushes: [],
    save: null,
    waitingSaves: [],
    requestId: null,
    backup: { userId, writer, key: null, isScheduled: false, isKept: true, withheldSince: null },
    recovery: { found, pending: found, openedPage: editor.page, openedVersion: editor.version },
  };
}

const failures: ReadonlySet<SyncStatus> = new Set<DraftFailure>([
  'offline',
  'signed-out',
  'other-owner',
  'server-failed',
  'conflicted',
  'refused',
  'gone',
  'plan-ended',
]);

/** Returns true if the server does not have the latest draft and the owner must know. */
export function isFailure(status: SyncStatus): status is DraftFailure {
  return failures.has(status);
}
