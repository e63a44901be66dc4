import { describe, expect, it } from 'vitest';
import { visit } from '../calendar/booking-fixtures';
import { checkMove, isClear } from './check-move';

const NOW = '2026-11-23 12:00';
const booking = { ...visit(1, '2026-11-24 14:00', 60), changes: 3 };
const to = (date: string, time: string, personId: string | null = null) => ({ date, time, personId });

describe('moving a visit', () => {
  it('takes another time, and names the change that was seen', () => {
    expect(checkMove(booking, to('2026-11-25', '15:00'), NOW)).toEqual({
      edit: { bookingDateText: '2026-11-25', bookingTimeText: '15:00', changes: 3 },
      isSame: false,
      isPast: false,
      isTold: true,
    });
  });

  it('comes to nothing without a day, without a time and at the time where it is', () => {
    expect(checkMove(booking, to('', '15:00'), NOW).edit).toBe(null);
    expect(checkMove(booking, to('2026-11-25', ''), NOW)).toMatchObject({ edit: null, isSame: false });
    expect(checkMove(booking, to('2026-11-24', '14:00'), NOW)).toMatchObject({ edit: null, isSame: true });
  });

  it('hands over to somebody else, also at the same time, of which no mail tells', () => {
    const served = { ...booking, personId: 'zora', personName: 'Zora' };
    expect(checkMove(served, to('2026-11-24', '14:00', 'eva'), NOW)).toMatchObject({
      edit: { bookingDateText: '2026-11-24', bookingTimeText: '14:00', personId: 'eva' },
      isSame: false,
      isTold: false,
    });
    expect(checkMove(served, to('2026-11-25', '14:00', 'zora'), NOW).edit).not.toHaveProperty('personId');
  });

  it('into the past is known; a customer without an email and one whose visit stays over hear nothing', () => {
    expect(checkMove(booking, to('2026-11-23', '11:59'), NOW)).toMatchObject({ isPast: true, isTold: true });
    expect(checkMove(booking, to('2026-11-23', '12:00'), NOW)).toMatchObject({ isPast: false });
    const over = visit(2, '2026-11-23 09:00', 60);
    expect(checkMove(over, to('2026-11-23', '10:00'), NOW)).toMatchObject({ isPast: true, isTold: false });
    const silent = { ...booking, customerEmail: '' };
    expect(checkMove(silent, to('2026-11-25', '15:00'), NOW)).toMatchObject({ isTold: false });
  });
});

it('times that are proposed beside each other do not meet', () => {
  const others = [{ date: '2026-11-24', time: '11:00' }];
  const clear = (time: string, date = '2026-11-24') => isClear({ date, time }, others, 60);
  expect(['10:00', '10:30', '11:00', '11:30', '12:00'].filter((time) => clear(time))).toEqual([
    '10:00',
    '12:00',
  ]);
  expect(clear('11:00', '2026-11-25')).toBe(true);
});
