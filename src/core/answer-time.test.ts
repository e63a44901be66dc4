import { expect, it } from 'vitest';
import { answerUntil } from './answer-time';

const now = new Date('2026-11-21T10:00:00Z');

it('is some days from now', () => {
  expect(answerUntil(now, 3, new Date('2026-12-20T08:00:00Z'))).toEqual(new Date('2026-11-24T10:00:00Z'));
});

it('is never after the beginning of the visit', () => {
  const beginning = new Date('2026-11-22T08:00:00Z');
  expect(answerUntil(now, 7, beginning)).toEqual(beginning);
});

it('has no end for what has begun', () => {
  expect(answerUntil(now, 1, new Date('2026-11-21T09:00:00Z'))).toBeNull();
});
