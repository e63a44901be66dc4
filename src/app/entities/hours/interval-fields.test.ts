import { expect, it } from 'vitest';
import { proposeParts } from './interval-fields';

const open = (start: string, end: string) => ({ start, end });

it('proposes an hour of rest at noon, or a second part after an hour, as long as the day has room for it', () => {
  expect(proposeParts(open('08:00', '18:00'))).toEqual([open('08:00', '12:00'), open('13:00', '18:00')]);
  expect(proposeParts(open('08:00', '12:00'))).toEqual([open('08:00', '12:00'), open('13:00', '17:00')]);
  expect(proposeParts(open('14:00', '20:30'))?.at(1)).toEqual(open('21:30', '23:00'));
  expect(proposeParts(open('18:00', '22:00'))).toBeNull();
  expect(proposeParts(open('08:00', ''))).toBeNull();
});
