import { describe, expect, it } from 'vitest';
import { countNights } from './booking-limits';
import {
  answerUntil,
  extendRange,
  findVisitCents,
  formatRangeColumn,
  getDiary,
  getStayRange,
  parseRangeColumn,
  type TimeRange,
  toVisitRange,
} from './bookings';
import { groupByPlace, hasFreePlace } from './free-times';

const isTaken = (range: TimeRange, taken: TimeRange[]) =>
  !hasFreePlace(range, groupByPlace(taken.map((held) => ({ place: 1, ...held }))), 1);

describe('a range', () => {
  it('ends after its minutes, past midnight too, whatever the clocks do', () => {
    expect(toVisitRange('2026-10-25', '14:30', 90)).toEqual({
      start: '2026-10-25 14:30',
      end: '2026-10-25 16:00',
    });
    expect(toVisitRange('2026-12-31', '23:30', 45).end).toBe('2027-01-01 00:15');
  });

  it('is read back from the text of its column', () => {
    const range = toVisitRange('2026-11-24', '09:30', 60);
    expect(parseRangeColumn(formatRangeColumn(range))).toEqual(range);
  });

  it('meets what lies in it and around it, not what only touches it', () => {
    const taken = [toVisitRange('2026-11-24', '09:30', 60)];
    const meets = (time: string, minutes: number) =>
      isTaken(toVisitRange('2026-11-24', time, minutes), taken);
    expect(meets('09:00', 180)).toBe(true);
    expect(meets('10:00', 15)).toBe(true);
    expect(meets('09:00', 30)).toBe(false);
    expect(meets('10:30', 30)).toBe(false);
  });

  it('of a stay leaves the day of departure to the next guest', () => {
    const taken = [getStayRange('2026-11-24', '2026-11-26')];
    expect(isTaken(getStayRange('2026-11-26', '2026-11-27'), taken)).toBe(false);
    expect(isTaken(getStayRange('2026-11-23', '2026-11-24'), taken)).toBe(false);
    expect(isTaken(getStayRange('2026-11-25', '2026-11-28'), taken)).toBe(true);
  });
});

it('a range is extended over midnight on both sides', () => {
  expect(extendRange(toVisitRange('2026-12-31', '23:00', 50), 5, 20)).toEqual({
    start: '2026-12-31 22:55',
    end: '2027-01-01 00:10',
  });
});

it('nights are counted on the calendar over both clock changes', () => {
  expect(countNights('2026-03-28', '2026-03-30')).toBe(2);
  expect(countNights('2026-10-24', '2026-10-26')).toBe(2);
});

const cut = { id: 'a', duration: 60 };

it('a diary is a service’s own, or one for the section where one customer comes at a time', () => {
  expect(getDiary('booking-1', { bookingType: 'hourly' }, cut).resource).toBe('booking-1/a');
  expect(getDiary('booking-1', { bookingType: 'hourly', isOneAtATime: true }, cut).resource).toBe(
    'booking-1',
  );
  expect(getDiary('booking-1', { bookingType: 'daily', isOneAtATime: true }, cut).resource).toBe(
    'booking-1/a',
  );
});

it('a diary has as many places as there are of a service, and one where one customer comes at a time', () => {
  const tables = { ...cut, capacity: 6 };
  expect(getDiary('booking-1', { bookingType: 'hourly' }, cut).places).toBe(1);
  expect(getDiary('booking-1', { bookingType: 'hourly' }, tables).places).toBe(6);
  expect(getDiary('booking-1', { bookingType: 'daily' }, tables).places).toBe(6);
  expect(getDiary('booking-1', { bookingType: 'hourly', isOneAtATime: true }, tables).places).toBe(1);
});

it('a diary keeps time before and after visits, not nights', () => {
  const buffered = { ...cut, bufferBefore: 5, bufferAfter: 10 };
  expect(getDiary('b', { bookingType: 'hourly', stepMinutes: 15 }, buffered).visit).toEqual({
    duration: 60,
    before: 5,
    after: 10,
    step: 15,
  });
  expect(getDiary('b', { bookingType: 'daily' }, buffered).visit).toMatchObject({
    before: 0,
    after: 0,
    step: 30,
  });
});

const now = new Date('2026-11-21T10:00:00Z');

it('a booking waits some days from now for an answer', () => {
  expect(answerUntil(now, 3, new Date('2026-12-20T08:00:00Z'))).toEqual(new Date('2026-11-24T10:00:00Z'));
});

it('a booking never waits past the beginning of the visit', () => {
  const beginning = new Date('2026-11-22T08:00:00Z');
  expect(answerUntil(now, 7, beginning)).toEqual(beginning);
});

it('a booking waits without an end when it has begun', () => {
  expect(answerUntil(now, 1, new Date('2026-11-21T09:00:00Z'))).toBeNull();
});

it.each([
  [{ duration: 60 }, null],
  [{ duration: 60, visitPrice: '' }, null],
  [{ duration: 60, visitPrice: '0' }, null],
  [{ duration: 60, visitPrice: 'by agreement' }, null],
  [{ duration: 90, visitPrice: '12,50' }, 1250],
  [{ duration: 90, visitPrice: '12,50', isPricedByHour: true }, 1875],
  [{ duration: 15, visitPrice: '0.10', isPricedByHour: true }, 3],
])('a visit of %o costs %s cents', (service, cents) => {
  expect(findVisitCents(service)).toBe(cents);
});
