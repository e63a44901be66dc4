import { expect, it } from 'vitest';
import { getBlockBounds, isWholeDay, listBlocksOnDay } from './blocks-of-day';

const block = (start: string, end: string) => ({ id: 1, resource: null, start, end, note: '', feed: null });

it('shares a block among its days', () => {
  const days = [block('2026-11-24 14:00', '2026-11-26 10:00')];
  const on = (day: string) => listBlocksOnDay(days, day).map(({ start, end }) => [start, end]);
  expect(on('2026-11-23')).toEqual([]);
  expect(on('2026-11-24')).toEqual([[840, 1440]]);
  expect(on('2026-11-25')).toEqual([[0, 1440]]);
  expect(on('2026-11-26')).toEqual([[0, 600]]);
  expect(listBlocksOnDay(days, '2026-11-25').every(isWholeDay)).toBe(true);
  expect(listBlocksOnDay(days, '2026-11-26').every(isWholeDay)).toBe(false);
});

it('ends at midnight on the day before', () => {
  const whole = block('2026-11-24 00:00', '2026-11-25 00:00');
  expect(listBlocksOnDay([whole], '2026-11-25')).toEqual([]);
  expect(getBlockBounds(whole)).toEqual({
    from: '2026-11-24',
    fromTime: '00:00',
    until: '2026-11-24',
    untilTime: undefined,
  });
  expect(getBlockBounds(block('2026-11-24 12:00', '2026-11-24 13:00'))).toMatchObject({ untilTime: '13:00' });
});
