import { expect, it } from 'vitest';
import { diaryOf } from './booking-diary';

it('is a service’s own, or one for the section where one customer comes at a time', () => {
  expect(diaryOf('booking-1', 'a', { bookingType: 'hourly' })).toBe('booking-1/a');
  expect(diaryOf('booking-1', 'a', { bookingType: 'hourly', isOneAtATime: true })).toBe('booking-1');
  expect(diaryOf('booking-1', 'a', { bookingType: 'daily', isOneAtATime: true })).toBe('booking-1/a');
});
