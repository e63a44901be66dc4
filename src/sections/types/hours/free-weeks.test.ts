import { describe, expect, it } from 'vitest';
import {
  describeWeeks,
  findNextWeekChange,
  isMonday,
  listNextMondays,
  listShownWeeks,
  SHOWN_WEEKS,
  setWeek,
} from './free-weeks';

const SUNDAY_NIGHT = '2026-11-29 23:59';
const MONDAY_MORNING = '2026-11-30 00:00';

const weeksOf = (...mondays: string[]) => mondays.map((monday) => ({ monday }));
const shown = (wallTime: string | undefined, ...mondays: string[]) =>
  listShownWeeks(weeksOf(...mondays), wallTime).map(({ monday }) => monday);

describe('the weeks on a page', () => {
  it('begin with the one that runs, until its Sunday is over', () => {
    expect(shown(SUNDAY_NIGHT, '2026-11-16', '2026-11-23', '2026-11-30')).toEqual([
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(shown(MONDAY_MORNING, '2026-11-16', '2026-11-23', '2026-11-30')).toEqual(['2026-11-30']);
    expect(shown('2026-12-07 00:00', '2026-11-30')).toEqual([]);
  });

  it('stand in order, over the end of the year as well', () => {
    expect(shown(MONDAY_MORNING, '2027-01-04', '2026-12-28', '2026-11-30')).toEqual([
      '2026-11-30',
      '2026-12-28',
      '2027-01-04',
    ]);
  });

  it('are none of them past where nobody knows the time', () => {
    expect(shown(undefined, '2020-01-06', '2026-11-30')).toEqual(['2020-01-06', '2026-11-30']);
  });

  it('are as many as are drawn', () => {
    const coming = weeksOf(...listNextMondays('2026-11-30'), ...listNextMondays('2027-01-25'));
    const first = listShownWeeks(coming, MONDAY_MORNING);
    expect(first.map(({ monday }) => monday)).toEqual(listNextMondays('2026-11-30'));
    expect(first).toHaveLength(SHOWN_WEEKS);
  });

  it('leave out what is no Monday, and a second one for the same date', () => {
    expect(shown(MONDAY_MORNING, '2026-12-01', '', 'soon', '2027-02-30')).toEqual([]);
    const twice = [
      { monday: '2026-12-07', state: 'free' },
      { monday: '2026-12-07', state: 'full' },
    ];
    expect(listShownWeeks(twice, MONDAY_MORNING)).toEqual([twice[0]]);
  });
});

describe('the page changes', () => {
  const change = (wallTime: string, ...mondays: string[]) =>
    findNextWeekChange(weeksOf(...mondays), wallTime);

  it('when the first week is over, or begins', () => {
    expect(change(SUNDAY_NIGHT, '2026-11-23', '2026-12-14')).toBe(MONDAY_MORNING);
    expect(change(MONDAY_MORNING, '2026-11-23', '2026-12-14')).toBe('2026-12-14 00:00');
    expect(change('2026-12-14 00:00', '2026-12-14')).toBe('2026-12-21 00:00');
  });

  it('no more when all are past', () => {
    expect(change('2026-12-21 00:00', '2026-12-14')).toBeNull();
    expect(change(MONDAY_MORNING)).toBeNull();
  });
});

describe('an owner', () => {
  it('sets the weeks from this one on', () => {
    const mondays = listNextMondays('2026-12-17');
    expect([mondays[0], mondays[2], mondays.at(-1)]).toEqual(['2026-12-14', '2026-12-28', '2027-02-01']);
    expect(mondays.every(isMonday)).toBe(true);
  });

  it('changes one, in order, and loses those that are past', () => {
    const weeks = weeksOf('2026-11-16', '2026-12-14', '2026-11-30');
    const from = '2026-11-30';
    const monday = '2026-12-07';
    expect(setWeek(weeks, { monday, from, week: { monday } })).toEqual(
      weeksOf('2026-11-30', '2026-12-07', '2026-12-14'),
    );
    expect(setWeek(weeks, { monday: '2026-12-14', from, week: null })).toEqual(weeksOf('2026-11-30'));
  });
});

it('weeks are compared by what they say, without their dates', () => {
  const [one, other] = [{ state: 'full' }, { state: 'some', note: 'leaks only' }];
  expect(describeWeeks([one, other])).toBe('full, some leaks only');
  expect(describeWeeks([other, one])).not.toBe(describeWeeks([one, other]));
});
