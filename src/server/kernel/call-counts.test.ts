import { TestClock } from '@tests/support/test-clock';
import { expect, it } from 'vitest';
import { CallCounts } from './call-counts';

const WINDOW_MS = 60_000;

function createCounts(room?: number) {
  const clock = new TestClock();
  return { clock, counts: new CallCounts(() => clock.now().getTime(), room) };
}

it('counts within a window, and begins again after it', () => {
  const { clock, counts: calls } = createCounts();
  expect(calls.add('a', WINDOW_MS)).toEqual({ calls: 1, endsInMs: WINDOW_MS });
  clock.advance({ seconds: 20 });
  expect(calls.add('a', WINDOW_MS)).toEqual({ calls: 2, endsInMs: 40_000 });
  clock.advance({ seconds: 40 });
  expect(calls.calls('a')).toBe(0);
  expect(calls.add('a', WINDOW_MS)).toEqual({ calls: 1, endsInMs: WINDOW_MS });
});

it('takes back what turned out well', () => {
  const { counts: calls } = createCounts();
  calls.add('a', WINDOW_MS);
  calls.add('a', WINDOW_MS);
  calls.uncount('a');
  expect(calls.calls('a')).toBe(1);
  calls.forget('a');
  expect(calls.calls('a')).toBe(0);
});

it('keeps what is counted most, however many keys come', () => {
  const { counts: calls } = createCounts(100);
  for (let call = 0; call < 20; call += 1) calls.add('refused', WINDOW_MS);
  for (let key = 0; key < 10_000; key += 1) calls.add(`other-${key}`, WINDOW_MS);
  expect(calls.calls('refused')).toBe(20);
  expect(calls.calls('other-0')).toBe(0);
});

it('forgets what has ended before anything that still counts', () => {
  const { clock, counts: calls } = createCounts(100);
  for (let key = 0; key < 50; key += 1) for (const _ of [1, 2]) calls.add(`old-${key}`, WINDOW_MS);
  clock.advance({ seconds: 61 });
  for (let key = 0; key < 60; key += 1) calls.add(`new-${key}`, WINDOW_MS);
  for (let key = 0; key < 60; key += 1) expect(calls.calls(`new-${key}`)).toBe(1);
});
