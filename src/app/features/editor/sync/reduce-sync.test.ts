import { expect, test } from 'vitest';
import { reduceSync } from './reduce-sync';
import { getPhase, type SampleEvent, type SampleState, sampleEvents, sampleStates } from './sync-samples';
import type { SyncEffect } from './sync-state';

/** While a draft that was not accepted is sent once more, the bar goes on saying why it was not. */
const underWay = {
  closed: '→ closed, stop backup-due, write 7/me, stop draft-due',
  undone: '→ clean, stop backup-due, stop draft-due',
  'kept-as-new': '→ uncreated, abort-draft',
  rebased: '→ dirty, start draft-due',
  'draft-kept': '→ drafted',
  'draft-failed: signed-out': '→ signed-out, start draft-due',
  'draft-failed: other-owner': '→ other-owner, start draft-due',
  'draft-failed: server-failed': '→ server-failed, start draft-due',
  'draft-failed: conflicted': '→ conflicted',
  'draft-failed: gone': '→ gone',
  'flush-asked': 'stop draft-due',
  'save-asked': '→ settling, stop draft-due, start settle-due',
  hidden: 'stop backup-due, write 7/me',
  'backup-due': 'stop backup-due, write 7/me',
  'backups-changed: forgotten': 'stop backup-due, start draft-due',
};

const unsent = {
  closed: '→ closed, stop backup-due, write 7/me, stop draft-due, send-draft on 3',
  typed: 'start draft-due',
  undone: '→ clean, stop backup-due, stop draft-due',
  'kept-as-new': '→ uncreated',
  rebased: '→ dirty, start draft-due',
  'draft-due': 'send-draft on 3',
  'flush-asked': 'stop draft-due, send-draft on 3',
  'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
  hidden: 'stop backup-due, write 7/me',
  'backup-due': 'stop backup-due, write 7/me',
  'backups-changed: forgotten': 'stop backup-due, start draft-due',
};

/** Each event leads to this phase in each state; an event that is left out changes nothing. */
const table: Record<SampleState, Partial<Record<SampleEvent, string>>> = {
  uncreated: {
    closed: '→ closed, stop backup-due, write new/me, stop draft-due',
    typed: 'changed',
    'kept-as-new': 'changed',
    rebased: 'changed',
    'flush-asked': 'stop draft-due, report-flush false',
    'save-asked': '→ saving, stop draft-due, stop settle-due, create as second',
    hidden: 'stop backup-due, write new/me',
    'backup-due': 'stop backup-due, write new/me',
    'backups-changed: forgotten': 'stop backup-due',
  },
  clean: {
    closed: '→ closed, stop draft-due',
    typed: '→ dirty, start backup-due, start draft-due',
    'kept-as-new': '→ uncreated, start backup-due',
    rebased: '→ dirty, start backup-due, start draft-due',
    'flush-asked': 'stop draft-due, report-flush true',
    'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'backup-due': 'stop backup-due',
    'backups-changed: forgotten': 'stop backup-due',
  },
  dirty: {
    closed: '→ closed, stop backup-due, write 7/me, stop draft-due, send-draft on 3',
    typed: 'start draft-due',
    undone: '→ clean, stop backup-due, stop draft-due',
    'kept-as-new': '→ uncreated',
    rebased: 'start draft-due',
    'draft-due': '→ drafting, send-draft on 3',
    'flush-asked': '→ drafting, stop draft-due, send-draft on 3',
    'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    hidden: 'stop backup-due, write 7/me',
    'backup-due': 'stop backup-due, write 7/me',
    'backups-changed: forgotten': 'stop backup-due, start draft-due',
  },
  drafting: {
    closed: '→ closed, stop backup-due, write 7/me, stop draft-due',
    typed: 'start draft-due',
    undone: 'stop backup-due, stop draft-due',
    'kept-as-new': '→ uncreated, abort-draft',
    rebased: 'start draft-due',
    'draft-kept': '→ drafted',
    'draft-failed: offline': '→ offline, start draft-due',
    'draft-failed: signed-out': '→ signed-out, start draft-due',
    'draft-failed: other-owner': '→ other-owner, start draft-due',
    'draft-failed: server-failed': '→ server-failed, start draft-due',
    'draft-failed: conflicted': '→ conflicted',
    'draft-failed: refused': '→ refused',
    'draft-failed: gone': '→ gone',
    'flush-asked': 'stop draft-due',
    'save-asked': '→ settling, stop draft-due, start settle-due',
    hidden: 'stop backup-due, write 7/me',
    'backup-due': 'stop backup-due, write 7/me',
    'backups-changed: forgotten': 'stop backup-due, start draft-due',
  },
  drafted: {
    closed: '→ closed, stop backup-due, write 7/me, stop draft-due',
    typed: '→ dirty, start draft-due',
    undone: '→ dirty, stop backup-due, start draft-due',
    'kept-as-new': '→ uncreated',
    rebased: '→ dirty, start draft-due',
    'flush-asked': 'stop draft-due, report-flush true',
    'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    hidden: 'stop backup-due, write 7/me',
    'backup-due': 'stop backup-due, write 7/me',
    'backups-changed: forgotten': '→ dirty, stop backup-due, start draft-due',
  },
  offline: {
    ...unsent,
    online: 'send-draft on 3',
  },
  'offline, tried again': {
    ...underWay,
    typed: 'start draft-due',
    'draft-failed: offline': 'start draft-due',
    'draft-failed: refused': '→ refused',
  },
  'signed-out': unsent,
  'other-owner': unsent,
  'server-failed': unsent,
  conflicted: {
    closed: '→ closed, stop backup-due, write 7/me, stop draft-due',
    typed: 'changed',
    undone: '→ clean, stop backup-due, stop draft-due',
    'kept-as-new': '→ uncreated',
    rebased: '→ dirty, start draft-due',
    'flush-asked': 'stop draft-due, report-flush false',
    'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    hidden: 'stop backup-due, write 7/me',
    'backup-due': 'stop backup-due, write 7/me',
    'backups-changed: forgotten': 'stop backup-due',
  },
  refused: unsent,
  'refused, tried again': {
    ...underWay,
    'draft-failed: offline': '→ offline, start draft-due',
    'draft-failed: refused': 'changed',
  },
  gone: {
    closed: '→ closed, stop backup-due, write 7/me, stop draft-due',
    typed: 'changed',
    undone: 'stop backup-due',
    'kept-as-new': '→ uncreated',
    rebased: '→ dirty, start draft-due',
    'flush-asked': 'stop draft-due, report-flush false',
    'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    hidden: 'stop backup-due, write 7/me',
    'backup-due': 'stop backup-due, write 7/me',
    'backups-changed: forgotten': 'stop backup-due',
  },
  'save-lost': {
    closed: '→ closed, stop draft-due, send-draft on 3',
    typed: 'start backup-due, start draft-due',
    undone: '→ clean, stop backup-due, remove 7/me, stop draft-due',
    'kept-as-new': '→ uncreated, start backup-due',
    rebased: '→ dirty, start backup-due, start draft-due',
    'draft-due': '→ drafting, send-draft on 3',
    'flush-asked': '→ drafting, stop draft-due, send-draft on 3',
    'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'backup-due': 'stop backup-due, write 7/me',
    'backup-written: no room': 'changed',
    'backups-changed: removed': 'stop backup-due, write 7/me, start draft-due',
    'backups-changed: forgotten': 'remove 7/me, stop backup-due, start draft-due',
  },
  checking: {
    closed: '→ closed, stop draft-due',
    typed: 'start backup-due, start draft-due',
    undone: 'stop backup-due, remove 7/me, stop draft-due',
    'kept-as-new': '→ uncreated, start backup-due, abort-draft',
    rebased: 'start backup-due, start draft-due',
    'draft-kept': '→ drafted',
    'draft-failed: offline': '→ offline, start draft-due',
    'draft-failed: signed-out': '→ signed-out, start draft-due',
    'draft-failed: other-owner': '→ other-owner, start draft-due',
    'draft-failed: server-failed': '→ server-failed, start draft-due',
    'draft-failed: conflicted': '→ conflicted',
    'draft-failed: refused': '→ refused',
    'draft-failed: gone': '→ gone',
    'flush-asked': 'stop draft-due',
    'save-asked': '→ settling, stop draft-due, start settle-due',
    'website-read: own save, for a draft':
      '→ drafting, stop backup-due, remove 7/me, stop draft-due, send-draft on 4',
    'website-read: theirs, for a draft': '→ conflicted',
    'website-unread: for a draft': '→ offline, start draft-due',
    'backup-due': 'stop backup-due, write 7/me',
    'backup-written: no room': 'changed',
    'backups-changed: removed': 'stop backup-due, write 7/me, start draft-due',
    'backups-changed: forgotten': 'remove 7/me, stop backup-due, start draft-due',
  },
  settling: {
    closed: 'stop backup-due, write 7/me, stop draft-due',
    typed: 'changed',
    undone: 'stop backup-due',
    'kept-as-new': 'abort-draft',
    rebased: 'changed',
    'draft-kept': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'draft-failed: offline': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'draft-failed: signed-out': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'draft-failed: other-owner': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'draft-failed: server-failed': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'draft-failed: conflicted': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'draft-failed: refused': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'draft-failed: gone': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'flush-asked': 'stop draft-due',
    'save-asked': 'changed',
    'settle-due': '→ saving, abort-draft, stop draft-due, stop settle-due, send-save on 3',
    hidden: 'stop backup-due, write 7/me',
    'backup-due': 'stop backup-due, write 7/me',
    'backups-changed: forgotten': 'stop backup-due',
  },
  saving: {
    closed: 'stop backup-due, write 7/me, stop draft-due',
    typed: 'changed',
    undone: 'stop backup-due',
    'kept-as-new': 'changed',
    rebased: 'changed',
    'flush-asked': 'stop draft-due, report-flush false',
    'save-asked': 'changed',
    'save-invalid': '→ dirty, report-save refused, start draft-due, stop backup-due, write 7/me',
    'save-answered': '→ clean, stop backup-due, report-save saved, stop draft-due, stop backup-due',
    'save-failed: unreachable':
      '→ save-lost, report-save failed, start draft-due, stop backup-due, write 7/me',
    'save-failed: stale': '→ comparing, read-website for save',
    'save-failed: known id': '→ dirty, report-save failed, start draft-due, stop backup-due, write 7/me',
    'save-failed: gone': '→ gone, report-save failed, stop backup-due, write 7/me',
    'save-broke': '→ dirty, report-save broken, start draft-due, stop backup-due, write 7/me',
    hidden: 'stop backup-due, write 7/me',
    'backup-due': 'stop backup-due, write 7/me',
    'backups-changed: forgotten': 'stop backup-due',
  },
  comparing: {
    closed: 'stop draft-due',
    typed: 'start backup-due',
    undone: 'stop backup-due, remove 7/me',
    'kept-as-new': 'start backup-due',
    rebased: 'start backup-due',
    'flush-asked': 'stop draft-due, report-flush false',
    'save-asked': 'changed',
    'save-broke': '→ save-lost, report-save broken, start draft-due, stop backup-due, write 7/me',
    'website-read: own save':
      '→ clean, stop backup-due, remove 7/me, report-save saved, stop draft-due, stop backup-due',
    'website-read: theirs': '→ save-lost, report-save stale, start draft-due, stop backup-due, write 7/me',
    'website-unread': '→ save-lost, report-save failed, start draft-due, stop backup-due, write 7/me',
    'backup-due': 'stop backup-due, write 7/me',
    'backup-written: no room': 'changed',
    'backups-changed: removed': 'stop backup-due, write 7/me',
    'backups-changed: forgotten': 'remove 7/me, stop backup-due',
  },
  resending: {
    closed: 'stop backup-due, write new/me, stop draft-due',
    typed: 'changed',
    undone: 'changed',
    'kept-as-new': 'changed',
    rebased: 'changed',
    'flush-asked': 'stop draft-due, report-flush false',
    'save-asked': 'changed',
    'save-invalid': '→ uncreated, report-save refused, stop backup-due, write new/me',
    'save-answered': '→ saving, stop draft-due, stop settle-due, send-save on 1',
    'save-failed: unreachable': '→ uncreated, report-save failed, stop backup-due, write new/me',
    'save-failed: stale': '→ uncreated, report-save failed, stop backup-due, write new/me',
    'save-failed: known id': '→ uncreated, report-save failed, stop backup-due, write new/me',
    'save-failed: gone': '→ uncreated, report-save failed, stop backup-due, write new/me',
    'save-broke': '→ uncreated, report-save broken, stop backup-due, write new/me',
    hidden: 'stop backup-due, write new/me',
    'backup-due': 'stop backup-due, write new/me',
    'backups-changed: forgotten': 'remove new/me, stop backup-due',
  },
  'earlier-work': {
    closed: '→ closed, stop draft-due',
    typed: '→ dirty, start backup-due, start draft-due',
    'kept-as-new': '→ uncreated, start backup-due',
    rebased: '→ dirty, start backup-due, start draft-due',
    'flush-asked': 'stop draft-due, report-flush true',
    'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'backup-due': 'stop backup-due',
    'backups-changed: forgotten': 'stop backup-due',
    'recovery-restored':
      '→ dirty, start backup-due, start draft-due, remove 7/earlier, stop backup-due, write 7/me',
    'recovery-discarded': 'remove 7/earlier',
  },
  closed: {
    opened: '→ drafted',
    closed: 'stop draft-due',
    typed: 'changed',
    undone: 'changed',
    'kept-as-new': 'changed',
    rebased: 'changed',
    'flush-asked': 'stop draft-due, report-flush true',
    'save-asked': '→ saving, stop draft-due, stop settle-due, send-save on 3',
    'backup-due': 'stop backup-due, write 7/me',
    'backup-written: no room': 'changed',
    'backups-changed: removed': 'stop backup-due, write 7/me, start draft-due',
    'backups-changed: forgotten': 'remove 7/me, stop backup-due, start draft-due',
  },
};

const events = Object.keys(sampleEvents) as SampleEvent[];
const states = Object.keys(sampleStates) as SampleState[];

test.each(states)('each event while the work is %s', (name) => {
  const steps = events.map((event) => [event, describeStep(name, event)] as const);
  expect(Object.fromEntries(steps.filter(([, step]) => step !== ''))).toEqual(table[name]);
});

test('the samples are in the states that they are named after', () => {
  const phases = states.map((name) => [name, getPhase(sampleStates[name])]);
  const phaseOf = (name: SampleState) =>
    name === 'earlier-work' ? 'clean' : name.replace(', tried again', '');
  expect(phases).toEqual(states.map((name) => [name, phaseOf(name)]));
});

function describeStep(name: SampleState, event: SampleEvent): string {
  const before = sampleStates[name];
  const { state, effects } = reduceSync(before, sampleEvents[event], 0);
  if (state === before && effects.length === 0) return '';
  const phase = getPhase(state);
  const parts = [...(phase === getPhase(before) ? [] : [`→ ${phase}`]), ...effects.map(describeEffect)];
  return parts.length > 0 ? parts.join(', ') : 'changed';
}

function describeEffect(effect: SyncEffect): string {
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
