import { describe, expect, it } from 'vitest';
import { countNights } from './booking-limits';
import { takenSlots } from './booking-slots';
import { isTaken, stayRange, visitRange } from './time-range';

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
