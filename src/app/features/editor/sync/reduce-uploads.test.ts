import { expect, test } from 'vitest';
import {
  noUploads,
  reduceUploads,
  type UploadsEffect,
  type UploadsEvent,
  type UploadsState,
} from './reduce-uploads';

const file = (name: string) => new File(['x'], name);
const chosen = (...names: string[]): UploadsEvent => ({
  type: 'chosen',
  files: { slot: 'gallery', kind: 'photo', put: () => true, files: names.map(file) },
});
const fail = (id: string, failure: 'unreachable' | 'refused'): UploadsEvent => ({
  type: 'failed',
  id,
  failure,
  error: null,
});
const stored = (id: string): UploadsEvent => ({ type: 'stored', id, stored: { url: `/${id}` } });

/** The events are about the first file; `offline` events happen without network. */
const events = {
  chosen: chosen('c'),
  progressed: { type: 'progressed', id: 'upload-1', part: 0.5 },
  stored: stored('upload-1'),
  unreachable: fail('upload-1', 'unreachable'),
  'unreachable, offline': fail('upload-1', 'unreachable'),
  refused: fail('upload-1', 'refused'),
  told: { type: 'notified', id: 'upload-1', message: 'No' },
  cancelled: { type: 'cancelled', id: 'upload-1' },
  retried: { type: 'retried', id: 'upload-1' },
  online: { type: 'online' },
} satisfies Record<string, UploadsEvent>;

const after = (isOnline: boolean, ...steps: UploadsEvent[]): UploadsState =>
  steps.reduce((state, event) => reduceUploads(state, event, isOnline).state, noUploads);

const states = {
  none: noUploads,
  sending: after(true, chosen('a', 'b')),
  'second stored': after(true, chosen('a', 'b'), stored('upload-2')),
  offline: after(false, chosen('a')),
  unreachable: after(true, chosen('a'), fail('upload-1', 'unreachable')),
  refused: after(true, chosen('a'), fail('upload-1', 'refused')),
} satisfies Record<string, UploadsState>;

/** Each event leads to these jobs and effects in each state; an event that is left out changes nothing. */
const table: Record<keyof typeof states, Partial<Record<keyof typeof events, string>>> = {
  none: { chosen: 'c sending; send c', online: 'none' },
  sending: {
    chosen: 'a sending, b sending, c waiting',
    progressed: 'a sending, b sending',
    stored: 'b sending; put a',
    unreachable: 'a failed, b sending; await-network; notify-failed',
    'unreachable, offline': 'a waiting, b sending; await-network; notify-offline',
    refused: 'a failed, b sending; notify-failed',
    told: 'a sending, b sending',
    cancelled: 'b sending; abort',
    online: 'a sending, b sending',
  },
  'second stored': {
    chosen: 'a sending, b stored, c sending; send c',
    progressed: 'a sending, b stored',
    stored: 'none; put a; put b',
    unreachable: 'a failed; await-network; notify-failed; put b',
    'unreachable, offline': 'a waiting, b stored; await-network; notify-offline',
    refused: 'a failed; notify-failed; put b',
    told: 'a sending, b stored',
    cancelled: 'none; abort; put b',
    online: 'a sending, b stored',
  },
  offline: {
    chosen: 'a sending, c sending; send a; send c',
    told: 'a waiting',
    cancelled: 'none',
    online: 'a sending; send a',
  },
  unreachable: {
    chosen: 'a failed, c sending; send c',
    told: 'a failed',
    cancelled: 'none',
    retried: 'a sending; send a',
    online: 'a sending; send a',
  },
  refused: {
    chosen: 'a failed, c sending; send c',
    told: 'a failed',
    cancelled: 'none',
    retried: 'a sending; send a',
    online: 'a failed',
  },
};

test.each(Object.keys(states) as (keyof typeof states)[])('each event while uploads are: %s', (name) => {
  const steps = Object.entries(events).map(([event, value]) => [
    event,
    describeStep(states[name], value, !event.endsWith('offline')),
  ]);
  expect(Object.fromEntries(steps.filter(([, step]) => step !== ''))).toEqual(table[name]);
});

function describeStep(before: UploadsState, event: UploadsEvent, isOnline: boolean): string {
  const { state, effects } = reduceUploads(before, event, isOnline);
  if (state === before && effects.length === 0) return '';
  const jobs = state.jobs.map(({ fileName, status }) => `${fileName} ${status}`);
  return [jobs.join(', ') || 'none', ...effects.map(describeEffect)].join('; ');
}

function describeEffect(effect: UploadsEffect): string {
  if (effect.type === 'send') return `send ${effect.job.fileName}`;
  if (effect.type === 'put') return `put ${effect.job.fileName}`;
  return effect.type;
}
