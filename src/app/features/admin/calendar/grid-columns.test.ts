import { expect, it } from 'vitest';
import { visit } from './booking-fixtures';
import { columnsOfPeople } from './grid-columns';

const DAY = '2026-11-24';
const zora = { id: 'zora', name: 'Zora' };
const eva = { id: 'eva', name: 'Eva' };
const of = (id: number, personId: string | null) => ({ ...visit(id, `${DAY} 09:00`, 60), personId });
const block = (id: number, resource: string | null) => ({
  id,
  resource,
  start: `${DAY} 12:00`,
  end: `${DAY} 13:00`,
  note: '',
});
const summary = (...parts: Parameters<typeof columnsOfPeople>) =>
  columnsOfPeople(...parts).map(({ person, bookings, blocks }) => [
    person?.name,
    bookings.map(({ id }) => id),
    blocks.map(({ id }) => id),
  ]);

it('gives each person what is theirs, and everybody what is blocked for all', () => {
  const blocks = [block(1, null), block(2, '@people/eva'), block(3, '@people')];
  expect(summary(DAY, [zora, eva], [of(1, 'eva'), of(2, 'zora')], blocks)).toEqual([
    ['Zora', [2], [1, 3]],
    ['Eva', [1], [1, 2, 3]],
  ]);
});

it('has one more column for visits of somebody who left, or of a section without people', () => {
  const bookings = [of(1, 'zora'), of(2, 'left'), of(3, null)];
  expect(summary(DAY, [zora], bookings, [block(4, 'booking-1')])).toEqual([
    ['Zora', [1], []],
    [undefined, [2, 3], [4]],
  ]);
});
