import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayRange } from '@/app/lib/dates';
import { addDays } from '@/core/dates';
import { WEEKDAYS } from '@/core/opening-hours';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Segmented } from '@/ui/segmented';
import { getMonday } from '../calendar/week-days';
import { useText } from '../use-text';
import './bookings-toolbar.css';

interface BookingsToolbarProps {
  view: BookingsView;
  onChange: (view: BookingsView) => void;
  children: ReactNode;
  /** Stands after the views. */
  action?: ReactNode;
}

/** Says which bookings are shown, and switches between list and calendar. */
export function BookingsToolbar({ view, onChange, children, action }: BookingsToolbarProps) {
  const t = useText();
  return (
    <div className="bookings-bar">
      {children}
      <Segmented
        label={t('admin.bookings.views')}
        value={view}
        onChange={onChange}
        options={[
          { value: 'week', label: t('admin.bookings.week'), icon: <CalendarDays className="icon--sm" /> },
          { value: 'list', label: t('admin.bookings.list'), icon: <List className="icon--sm" /> },
        ]}
      />
      {action}
    </div>
  );
}

type BookingsView = 'list' | 'week';

/** List or calendar and the calendar's week stand in the address, so that a reload and a shared link show the same. */
export function useBookingsView(today: string) {
  const { view, week } = useSearch({ strict: false });
  const navigate = useNavigate();
  const thisWeek = getMonday(today);
  const go = (shown: { view?: 'week'; week?: string }) =>
    void navigate({
      to: '.',
      // The search of each list stays.
      search: (before: object) => ({ ...before, view: undefined, week: undefined, ...shown }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });

  return {
    view: (view ?? 'list') as BookingsView,
    monday: week === undefined ? thisWeek : getMonday(week),
    thisWeek,
    showView: (name: BookingsView) => go(name === 'week' ? { view: name } : {}),
    showWeek: (monday: string) => go({ view: 'week', ...(monday !== thisWeek && { week: monday }) }),
  };
}

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
          {formatDayRange(monday, addDays(monday, days - 1))}
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
