import { expect, it } from 'vitest';
import { foldCalendarLines } from './calendar-file';

const unfold = (calendar: string) => calendar.replace(/\r\n /g, '');

it('no line of a calendar has more than 75 bytes, and nothing of it is lost', () => {
  const long = `SUMMARY:${'Žltý kôň 🐎 '.repeat(30)}`;
  const calendar = [
    'BEGIN:VCALENDAR',
    'X:short',
    long.slice(0, 60),
    ' of it',
    long,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  const folded = foldCalendarLines(calendar);
  for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\uFFFD');
  expect(unfold(folded)).toBe(unfold(calendar));
});
