import { makePerson } from '@tests/support/person';
import { expect, it } from 'vitest';
import { visit } from './booking-fixtures';
import { getDiaryOfPerson, listPeopleColumns } from './grid-columns';

const DAY = '2026-11-24';
const [zora, eva] = [makePerson('zora'), makePerson('eva')];
const open = new Map([[DAY, { intervals: [{ start: '09:00', end: '17:00' }], closedFor: null }]]);
const createVisit = (id: number, personId: string | null) => ({ ...visit(id, `${DAY} 09:00`, 60), personId });
const block = (id: number, resource: string | null) => ({
  id,
  resource,
  start: `${DAY} 12:00`,
  end: `${DAY} 13:00`,
  note: '',
  feed: null,
});
const listColumns = (
  people: (typeof eva)[],
  bookings: ReturnType<typeof createVisit>[],
  ...blocks: ReturnType<typeof block>[]
) => listPeopleColumns(DAY, people, { bookings, held: [], blocks, open });
const summarize = (...parts: Parameters<typeof listColumns>) =>
  listColumns(...parts).map((column) => [
    column.person?.name,
    column.visits.map(({ booking }) => booking.id),
    column.blocks.map((part) => part.block.id),
  ]);

it('gives each person what is theirs, and everybody what is blocked for all', () => {
  const blocks = [block(1, null), block(2, '@people/eva'), block(3, '@people')];
  expect(summarize([zora, eva], [createVisit(1, 'eva'), createVisit(2, 'zora')], ...blocks)).toEqual([
    ['Zora', [2], [1, 3]],
    ['Eva', [1], [1, 2, 3]],
  ]);
});

it('has one more column for visits of somebody who left, or of a section without people', () => {
  const bookings = [createVisit(1, 'zora'), createVisit(2, 'left'), createVisit(3, null)];
  expect(summarize([zora], bookings, block(4, 'booking-1'))).toEqual([
    ['Zora', [1], []],
    [undefined, [2, 3], [4]],
  ]);
});

it('keeps the blocks of somebody who has no diary any more in sight', () => {
  const blocks = [block(1, null), block(2, '@people/eva'), block(3, '@people/zora')];
  expect(summarize([zora, makePerson('nina')], [], ...blocks)).toEqual([
    ['Zora', [], [1, 3]],
    ['Nina', [], [1]],
    [undefined, [], [2]],
  ]);
});

it('knows when each of them works, and who does not on a day on which the business is open', () => {
  const away = { ...eva, daysOff: [{ id: '1', from: DAY, until: DAY }] };
  const [works, rests] = listColumns([zora, away], []);
  expect(works).toMatchObject({ isOff: false, open: { intervals: [{ start: '09:00', end: '17:00' }] } });
  expect(rests).toMatchObject({ isOff: true, open: { intervals: [] } });
});

it('leaves of a diary what is one person’s, and what is blocked for all', () => {
  const away = { ...eva, daysOff: [{ id: '1', from: DAY, until: DAY }] };
  const bookings = [createVisit(1, 'eva'), createVisit(2, 'zora'), createVisit(3, null)];
  const blocks = [block(1, null), block(2, '@people/eva'), block(3, '@people/zora'), block(4, 'booking-1')];
  const held = [{ date: DAY, time: '15:00', personId: 'eva', booking: createVisit(2, 'zora') }];
  const hers = getDiaryOfPerson({ bookings, held, blocks, open }, away);
  expect(hers.bookings.map(({ id }) => id)).toEqual([1]);
  expect(hers.held).toEqual(held);
  expect(hers.blocks.map(({ id }) => id)).toEqual([1, 2]);
  expect(hers.open.get(DAY)).toMatchObject({ intervals: [], isOff: true });
  expect(getDiaryOfPerson({ bookings, held, blocks, open }, zora)).toMatchObject({ held: [] });
});
