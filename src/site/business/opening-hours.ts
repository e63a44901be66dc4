import { dayHoursProblem, WEEKDAYS, type Weekday, type WeekHours } from '@/core/opening-hours';
import type { PlacedSection } from '../page-layout';
import { typedSections } from '../typed-sections';

/** When visitors can come, from the first section where they book by the hour; days of arrival are no opening hours. */
export function openingHours(sections: readonly PlacedSection[]) {
  const booking = typedSections(sections, 'booking').find(({ content }) => content.bookingType === 'hourly');
  const hours = booking ? hoursSpecification(booking.content.workingHours) : [];
  return hours.length > 0 ? hours : undefined;
}

/** Days with the same hours together. */
function hoursSpecification(week: WeekHours) {
  const daysByHours = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS) {
    const { enabled, start, end } = week[day];
    if (!enabled || dayHoursProblem(week[day])) continue;
    const hours = `${start} ${end}`;
    daysByHours.set(hours, [...(daysByHours.get(hours) ?? []), day]);
  }
  return Array.from(daysByHours, ([hours, days]) => {
    const [opens, closes] = hours.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(schemaDay), opens, closes };
  });
}

function schemaDay(day: Weekday): string {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}
