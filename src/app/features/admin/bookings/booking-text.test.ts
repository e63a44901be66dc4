import * as messages from '@messages/en';
import { expect, it } from 'vitest';
import { createUseText } from '@/app/lib/texts';
import { stay, visit } from '../calendar/booking-fixtures';
import { formatNights, listStayLines } from '../calendar/stay-text';
import { formatWhen } from './booking-text';

const t = createUseText(messages)();

it('says when a visit begins and ends, and from when to when a stay is', () => {
  expect(formatWhen(visit(1, '2026-11-24 09:30', 90))).toBe('24/11/2026, 09:30 – 11:00');
  expect(formatWhen(stay(1, '2026-12-30', '2027-01-02'))).toBe('30/12/2026 – 02/01/2027');
});

it('adds up the nights, also over a change of the clocks', () => {
  expect(formatNights('2026-10-24', '2026-10-26', 128_00, t)).toBe('2 nights, €128.00');
  expect(formatNights('2026-10-24', '2026-10-25', null, t)).toBe('1 night');
});

it('says in lines what is agreed of a stay', () => {
  const agreed = { checkIn: '', checkOut: '', cityTaxCents: 150, cityTaxNote: '' };
  const nights = [
    { nights: 1, cents: 64_00 },
    { nights: 2, cents: 90_00 },
  ];
  const booking = stay(1, '2026-10-24', '2026-10-27');
  expect(listStayLines(booking, t)).toEqual([]);
  expect(listStayLines({ ...booking, stay: { guests: 2, nights, ...agreed } }, t)).toEqual([
    '2 guests',
    '1 × €64.00, 2 × €90.00',
    'City tax on the spot: €9.00',
  ]);
});
