import { CalendarClock } from 'lucide-react';
import { formatDayOfWeek } from '@/app/lib/dates';
import type { VisitOutside } from '@/contracts/endpoints/hours';
import { Banner } from '@/ui/banner';
import { useHoursText } from './use-hours-text';

/**
 * Names the bookings that lie outside of hours that have just been changed. They stay booked, and the owner decides.
 */
export function BookingsOutside({ visits }: { visits: readonly VisitOutside[] }) {
  const t = useHoursText();
  if (visits.length === 0) return null;
  return (
    <Banner tone="amber" icon={<CalendarClock />}>
      <strong>{t('hours.outside.title', { count: visits.length })}</strong> {t('hours.outside.text')}{' '}
      {visits.map(({ date, time, name }) => `${formatDayOfWeek(date)} ${time} ${name}`).join(' · ')}
    </Banner>
  );
}
