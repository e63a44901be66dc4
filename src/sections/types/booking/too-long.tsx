import { TriangleAlert } from 'lucide-react';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { HOUR_MINUTES } from '@/core/dates';
import { measureLongestOpening } from '@/core/website-hours';
import { Banner } from '@/ui/banner';
import { WebsiteHoursContext } from '../../editor-kit/host';
import { getBookingHours, listTooLong } from './booking-hours';
import type { BookingContent } from './definition';

/** Warns of services that take longer than the business is ever open: nobody can book them. */
export function TooLongServices({ content }: { content: BookingContent }) {
  const t = useTranslations('sections.booking');
  const ofWebsite = use(WebsiteHoursContext);
  // The owner sees a week without any opening where the hours are.
  const tooLong = listTooLong(content, ofWebsite);
  if (tooLong.length === 0) return null;
  const longest = measureLongestOpening(getBookingHours(content, ofWebsite));
  const spell = (minutes: number) =>
    [
      minutes >= HOUR_MINUTES && t('hoursLong', { count: Math.floor(minutes / HOUR_MINUTES) }),
      minutes % HOUR_MINUTES > 0 && t('minutesLong', { count: minutes % HOUR_MINUTES }),
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Banner tone="amber" icon={<TriangleAlert />}>
      {tooLong.map(({ service: { id, name, duration } }) => (
        <p key={id}>
          {t('tooLong', { name: name || t('service'), duration: spell(duration), longest: spell(longest) })}
        </p>
      ))}
    </Banner>
  );
}
