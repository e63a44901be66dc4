import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '@/core/local-date';
import { WEEKDAYS } from '@/core/opening-hours';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useText } from '../use-text';
import { rangeText } from '../week/day-text';

interface WeekNavProps {
  monday: string;
  thisWeek: string;
  onChange: (monday: string) => void;
}

export function WeekNav({ monday, thisWeek, onChange }: WeekNavProps) {
  const t = useText();
  const days = WEEKDAYS.length;
  return (
    <>
      <div className="week-nav">
        <IconButton
          label={t('admin.bookings.calendar.previous')}
          onClick={() => onChange(addDays(monday, -days))}
        >
          <ChevronLeft />
        </IconButton>
        <h2 className="h3 week-nav__range" aria-live="polite">
          {rangeText(monday, addDays(monday, days - 1))}
        </h2>
        <IconButton label={t('admin.bookings.calendar.next')} onClick={() => onChange(addDays(monday, days))}>
          <ChevronRight />
        </IconButton>
      </div>
      <Button variant="quiet" onClick={() => onChange(thisWeek)}>
        {t('admin.bookings.calendar.thisWeek')}
      </Button>
    </>
  );
}
