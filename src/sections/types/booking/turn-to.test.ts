import { expect, it } from 'vitest';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { fixtures } from './fixtures';
import { turnTo } from './turn-to';

const { content } = fixtures.typical;
const arrivals = (week: typeof content.workingHours) => WEEKDAYS.filter((day) => week[day].enabled);

it('lets guests arrive on any day when a section turns to nights for the first time', () => {
  const turned = turnTo('daily', content);
  expect(turned).toMatchObject({ bookingType: 'daily', checkIn: '14:00', checkOut: '10:00' });
  expect(arrivals(turned.workingHours)).toEqual(WEEKDAYS);
  expect(arrivals(content.workingHours)).not.toContain('sunday');
});

it('keeps the days of arrival that the owner has chosen', () => {
  const fridays = { ...turnTo('daily', content), workingHours: content.workingHours, checkIn: '' };
  expect(turnTo('daily', turnTo('hourly', fridays)).workingHours).toEqual(content.workingHours);
  // The section took stays before it had times of check-in.
  const older = { ...content, bookingType: 'daily' as const };
  expect(turnTo('daily', turnTo('hourly', older)).workingHours).toEqual(content.workingHours);
  expect(turnTo('daily', older)).toBe(older);
});
