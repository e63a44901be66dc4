import { expect, it } from 'vitest';
import { isWaitingOver, isWorthTelling, MAX_WAITLIST_MAILS } from './waitlist';

const waiting = { date: '2026-11-27', seenFree: [] as string[], mails: 0 };
const TODAY = '2026-11-26';

it('tells of what was not free at the last look, and of nothing twice', () => {
  expect(isWorthTelling(waiting, ['10:00'], TODAY)).toBe(true);
  expect(isWorthTelling(waiting, [], TODAY)).toBe(false);
  const told = { ...waiting, seenFree: ['10:00'], mails: 1 };
  expect(isWorthTelling(told, ['10:00'], TODAY)).toBe(false);
  expect(isWorthTelling(told, ['10:00', '14:30'], TODAY)).toBe(true);
  // The time was taken meanwhile, and is free again.
  expect(isWorthTelling({ ...told, seenFree: [] }, ['10:00'], TODAY)).toBe(true);
});

it('tells nobody once the day has begun, or for the fourth time', () => {
  expect(isWorthTelling(waiting, ['10:00'], '2026-11-27')).toBe(false);
  expect(isWorthTelling({ ...waiting, mails: MAX_WAITLIST_MAILS }, ['10:00'], TODAY)).toBe(false);
  expect(isWaitingOver({ ...waiting, mails: MAX_WAITLIST_MAILS - 1 }, TODAY)).toBe(false);
  expect(isWaitingOver(waiting, '2026-11-28')).toBe(true);
});
