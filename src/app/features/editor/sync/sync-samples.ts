import { stateWith, websiteOf } from '../state/editor-fixtures';
import { newWebsiteState, noErrors } from '../state/editor-state';
import { reduceSync } from './reduce-sync';
import { createFailure, createStoredWebsite, SAVED_AT, stale, unreachable } from './start-test-sync';
import { createSyncState, type SyncEffect, type SyncEvent, type SyncState } from './sync-state';

const NOW_MS = Date.parse(SAVED_AT);

const type = (description: string): SyncEvent => ({
  type: 'edited',
  action: { type: 'set-description', description },
});
const failWith = (error: typeof unreachable): SyncEvent => ({ type: 'save-failed', error, errors: noErrors });
const work = {
  title: 'Bakery',
  page: { ...stateWith([]).page, description: 'earlier' },
  baseVersion: 3,
  savedAt: SAVED_AT,
  copyKeys: ['unsaved/5/7/earlier'],
  isDraft: false,
};
const createWebsiteRead = (reason: 'draft' | 'save', description: string): SyncEvent => ({
  type: 'website-read',
  reason,
  website: createStoredWebsite(['a'], { version: 4, description }),
});

/** There is one event of each kind, and of each outcome that matters. */
export const sampleEvents = {
  opened: { type: 'opened' },
  closed: { type: 'closed' },
  typed: type('typed on'),
  undone: type(''),
  'kept-as-new': { type: 'edited', action: { type: 'keep-as-new' } },
  rebased: {
    type: 'edited',
    action: { type: 'rebase', version: 4, isPublished: false, savedPage: stateWith(['theirs']).page },
  },
  'draft-due': { type: 'draft-due' },
  'draft-kept': { type: 'draft-kept', savedAt: SAVED_AT },
  'draft-failed: offline': { type: 'draft-failed', failure: 'offline' },
  'draft-failed: signed-out': { type: 'draft-failed', failure: 'signed-out' },
  'draft-failed: other-owner': { type: 'draft-failed', failure: 'other-owner' },
  'draft-failed: server-failed': { type: 'draft-failed', failure: 'server-failed' },
  'draft-failed: conflicted': { type: 'draft-failed', failure: 'conflicted' },
  'draft-failed: refused': { type: 'draft-failed', failure: 'refused' },
  'draft-failed: gone': { type: 'draft-failed', failure: 'gone' },
  'draft-failed: plan-ended': { type: 'draft-failed', failure: 'plan-ended' },
  'flush-asked': { type: 'flush-asked', press: 8 },
  'save-asked': { type: 'save-asked', press: 9, wanted: undefined, requestId: 'second' },
  'settle-due': { type: 'settle-due' },
  'save-invalid': { type: 'save-invalid', errors: noErrors, isIncomplete: false },
  'save-answered': { type: 'save-answered', website: websiteOf({ version: 4 }) },
  'save-failed: unreachable': failWith(unreachable),
  'save-failed: stale': failWith(stale),
  'save-failed: known id': failWith(createFailure(409, 'CONFLICT', { field: 'requestId' })),
  'save-failed: gone': failWith(createFailure(404, 'NOT_FOUND')),
  'save-failed: plan-ended': failWith(createFailure(403, 'SUBSCRIPTION_EXPIRED')),
  'save-broke': { type: 'save-broke' },
  'website-read: own save, for a draft': createWebsiteRead('draft', 'typed'),
  'website-read: theirs, for a draft': createWebsiteRead('draft', 'theirs'),
  'website-read: own save': createWebsiteRead('save', 'typed'),
  'website-read: theirs': createWebsiteRead('save', 'theirs'),
  'website-unread: for a draft': { type: 'website-unread', reason: 'draft', failure: 'offline' },
  'website-unread': { type: 'website-unread', reason: 'save', failure: 'offline' },
  online: { type: 'online' },
  hidden: { type: 'hidden' },
  shown: { type: 'shown' },
  'backup-due': { type: 'backup-due' },
  'backup-written: no room': { type: 'backup-written', key: 'unsaved/5/7/me', isKept: false },
  'backups-changed: removed': { type: 'backups-changed', change: { removed: 'unsaved/5/7/me' } },
  'backups-changed: forgotten': { type: 'backups-changed', change: { forgotten: 5 } },
  'recovery-restored': { type: 'recovery-restored' },
  'recovery-discarded': { type: 'recovery-discarded' },
} satisfies Record<string, SyncEvent>;

export type SampleEvent = keyof typeof sampleEvents;

function reduceOpened(...events: readonly SyncEvent[]): SyncState {
  return reduceEvents(
    createSyncState({ editor: stateWith(['a']), userId: 5, writer: 'me', found: [] }),
    { type: 'opened' },
    ...events,
  );
}

function reduceEvents(state: SyncState, ...events: readonly SyncEvent[]): SyncState {
  return events.reduce((before, event) => reduceSync(before, event, NOW_MS).state, state);
}

const created = createSyncState({ editor: newWebsiteState, userId: 5, writer: 'me', found: [] });
const named: SyncEvent = { type: 'edited', action: { type: 'set-title', title: 'Bakery' } };
const due: SyncEvent = { type: 'draft-due' };
const press: SyncEvent = { type: 'save-asked', press: 1, wanted: undefined, requestId: 'first' };
const dirty = reduceOpened(type('typed'));
const drafting = reduceEvents(dirty, due);
const failDraft = (name: SampleEvent) => reduceEvents(drafting, sampleEvents[name]);
const saveLost = reduceEvents(dirty, press, failWith(unreachable));
const uncreated = reduceEvents(created, { type: 'opened' }, named);

/** Each state of the machine is here, as events lead to it. */
export const sampleStates = {
  uncreated,
  clean: reduceOpened(),
  dirty,
  drafting,
  drafted: reduceEvents(drafting, sampleEvents['draft-kept']),
  offline: failDraft('draft-failed: offline'),
  'offline, tried again': reduceEvents(failDraft('draft-failed: offline'), due),
  'signed-out': failDraft('draft-failed: signed-out'),
  'other-owner': failDraft('draft-failed: other-owner'),
  'server-failed': failDraft('draft-failed: server-failed'),
  conflicted: failDraft('draft-failed: conflicted'),
  refused: failDraft('draft-failed: refused'),
  'refused, tried again': reduceEvents(failDraft('draft-failed: refused'), sampleEvents.typed, due),
  gone: failDraft('draft-failed: gone'),
  'plan-ended': failDraft('draft-failed: plan-ended'),
  'plan-ended, tried again': reduceEvents(failDraft('draft-failed: plan-ended'), { type: 'shown' }),
  'save-lost': saveLost,
  checking: reduceEvents(saveLost, due, sampleEvents['draft-failed: conflicted']),
  settling: reduceEvents(drafting, press),
  saving: reduceEvents(dirty, press),
  comparing: reduceEvents(saveLost, press, failWith(stale)),
  resending: reduceEvents(
    uncreated,
    press,
    failWith(unreachable),
    type('typed'),
    press,
    sampleEvents['save-failed: known id'],
  ),
  'earlier-work': reduceEvents(
    createSyncState({ editor: stateWith(['a']), userId: 5, writer: 'me', found: [work] }),
    { type: 'opened' },
  ),
  closed: reduceEvents(dirty, { type: 'closed' }, sampleEvents['draft-kept']),
} satisfies Record<string, SyncState>;

export type SampleState = keyof typeof sampleStates;

/** Names the phase that the machine is in. */
export function getPhase({ save, draft, status, editor, isOpen }: SyncState): string {
  if (save?.step === 'sending') return 'saving';
  if (save) return save.step === 'reading' ? 'comparing' : save.step;
  if (!isOpen) return 'closed';
  if (draft?.step === 'reading') return 'checking';
  return status === 'dirty' && editor.lostSaves.length > 0 ? 'save-lost' : status;
}

/** Describes an effect in a table of tests. */
export function describeEffect(effect: SyncEffect): string {
  switch (effect.type) {
    case 'start-timer':
      return `start ${effect.timer}`;
    case 'stop-timer':
      return `stop ${effect.timer}`;
    case 'send-draft':
      return `send-draft on ${effect.version}`;
    case 'send-save':
      return effect.sent.websiteId === null
        ? `create as ${effect.requestId}`
        : `send-save on ${effect.sent.version}`;
    case 'write-backup':
      return `write ${shorten(effect.key)}`;
    case 'remove-backups':
      return `remove ${effect.keys.map(shorten)}`;
    case 'report-save':
      return `report-save ${effect.result.outcome.kind}`;
    case 'report-flush':
      return `report-flush ${effect.isKept}`;
    case 'read-website':
      return `read-website for ${effect.reason}`;
    default:
      return effect.type;
  }
}

function shorten(key: string): string {
  return key.replace('unsaved/5/', '');
}
