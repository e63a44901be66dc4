import { expect, it } from 'vitest';
import { canDropIn, snapStart } from './drop-visit';
import type { GridColumn } from './grid-columns';

const HOURS = { start: 9, end: 17 };
const toMinutes = (hour: number, minute = 0) => hour * 60 + minute;

it('a visit is dragged by quarters of an hour, and keeps the minute at which it begins', () => {
  expect(snapStart(toMinutes(10, 10), 3, HOURS)).toBe(toMinutes(10, 10));
  expect(snapStart(toMinutes(10, 10), 52, HOURS)).toBe(toMinutes(10, 55));
  expect(snapStart(toMinutes(10, 10), -60, HOURS)).toBe(toMinutes(9, 10));
});

it('a visit stays in the hours that are shown', () => {
  expect(snapStart(toMinutes(10), -500, HOURS)).toBe(toMinutes(9));
  expect(snapStart(toMinutes(10), 900, HOURS)).toBe(toMinutes(16, 45));
});

it('a visit goes to any day, and to another person only where somebody serves it', () => {
  const column = (key: string, person: GridColumn['person']): GridColumn => ({
    key,
    day: '2026-11-24',
    person,
    visits: [],
    blocks: [],
    open: undefined,
    isOff: false,
  });
  const [monday, tuesday] = [column('2026-11-23', null), column('2026-11-24', null)];
  const [zora, eva, others] = [
    column('zora', { id: 'zora', name: 'Zora' }),
    column('eva', { id: 'eva', name: 'Eva' }),
    column('', undefined),
  ];
  expect(canDropIn(tuesday, monday, { personId: null })).toBe(true);
  expect(canDropIn(eva, zora, { personId: 'zora' })).toBe(true);
  expect(canDropIn(others, zora, { personId: 'zora' })).toBe(false);
  expect(canDropIn(zora, others, { personId: null })).toBe(false);
  expect(canDropIn(others, others, { personId: null })).toBe(true);
});
