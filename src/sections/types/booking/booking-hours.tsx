import type { SiteWords } from '../../visitor-kit/define-view';
import type { BookingContent } from './definition';
import { hoursLines, openDays } from './hours-lines';

interface BookingHoursProps {
  content: Pick<BookingContent, 'bookingType' | 'workingHours'>;
  words: SiteWords['booking'];
}

/** When a visitor can come: the opening hours, or for stays the days on which they can begin. */
export function BookingHours({ content, words }: BookingHoursProps) {
  const isDaily = content.bookingType === 'daily';
  const lines = isDaily
    ? [{ days: words.arrivalDays, hours: openDays(content.workingHours) || words.closed }]
    : hoursLines(content.workingHours);
  return (
    <div className="s-hours">
      {!isDaily && <p className="s-label">{words.openingHours}</p>}
      <dl className="s-sum">
        {lines.map(({ days, hours }) => (
          <div key={days}>
            <dt lang={isDaily ? undefined : 'sk'}>{days}</dt>
            <dd lang={isDaily ? 'sk' : undefined}>{hours ?? words.closed}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
