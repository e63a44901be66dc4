import { describe, expect, it } from 'vitest';
import { countNights } from './booking-limits';
import { answerUntil, diaryOf, isTaken, slotsOfDay, stayRange, takenSlots, visitRange } from './bookings';

describe('a range', () => {
  it('ends after its minutes, past midnight too, whatever the clocks do', () => {
    expect(visitRange('2026-10-25', '14:30', 90)).toEqual({
      start: '2026-10-25 14:30',
      end: '2026-10-25 16:00',
    });
    expect(visitRange('2026-12-31', '23:30', 45).end).toBe('2027-01-01 00:15');
  });

  it('meets what lies in it and around it, not what only touches it', () => {
    const taken = [visitRange('2026-11-24', '09:30', 60)];
    const meets = (time: string, minutes: number) => isTaken(visitRange('2026-11-24', time, minutes), taken);
    expect(meets('09:00', 180)).toBe(true);
    expect(meets('10:00', 15)).toBe(true);
    expect(meets('09:00', 30)).toBe(false);
    expect(meets('10:30', 30)).toBe(false);
  });

  it('of a stay leaves the day of departure to the next guest', () => {
    const taken = [stayRange('2026-11-24', '2026-11-26')];
    expect(isTaken(stayRange('2026-11-26', '2026-11-27'), taken)).toBe(false);
    expect(isTaken(stayRange('2026-11-23', '2026-11-24'), taken)).toBe(false);
    expect(isTaken(stayRange('2026-11-25', '2026-11-28'), taken)).toBe(true);
  });
});

it('slots are taken by every booking that they would meet', () => {
  const hours = { enabled: true, start: '09:00', end: '12:00' };
  const taken = [visitRange('2026-11-24', '10:00', 30)];
  expect(takenSlots('2026-11-24', hours, 60, taken)).toEqual(['09:30', '10:00']);
  expect(takenSlots('2026-11-24', { ...hours, enabled: false }, 60, taken)).toEqual([]);
});

it('nights are counted on the calendar over both clock changes', () => {
  expect(countNights('2026-03-28', '2026-03-30')).toBe(2);
  expect(countNights('2026-10-24', '2026-10-26')).toBe(2);
});

const day = (start: string, end: string, enabled = true) => ({ enabled, start, end });

it('slots begin every half hour and end by closing', () => {
  expect(slotsOfDay(day('09:00', '11:00'), 60)).toEqual(['09:00', '09:30', '10:00']);
  expect(slotsOfDay(day('09:15', '10:30'), 45)).toEqual(['09:15', '09:45']);
});

it('there are no slots on a closed day, for a service that does not fit and for times that are none', () => {
  expect(slotsOfDay(day('09:00', '17:00', false), 30)).toEqual([]);
  expect(slotsOfDay(day('09:00', '10:00'), 75)).toEqual([]);
  expect(slotsOfDay(day('', '10:00'), 30)).toEqual([]);
  expect(slotsOfDay(day('09:00', '10:00'), 0)).toEqual([]);
});

it('a diary is a service’s own, or one for the section where one customer comes at a time', () => {
  expect(diaryOf('booking-1', 'a', { bookingType: 'hourly' })).toBe('booking-1/a');
  expect(diaryOf('booking-1', 'a', { bookingType: 'hourly', isOneAtATime: true })).toBe('booking-1');
  expect(diaryOf('booking-1', 'a', { bookingType: 'daily', isOneAtATime: true })).toBe('booking-1/a');
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
