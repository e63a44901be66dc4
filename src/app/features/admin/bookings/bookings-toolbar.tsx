import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayOfWeek } from '@/app/lib/dates';
import type { Person } from '@/core/people';
import { Button } from '@/ui/button';
import { Chip, Chips } from '@/ui/chips';
import { IconButton } from '@/ui/icon-button';
import { Segmented } from '@/ui/segmented';
import { formatRange } from '../calendar/booking-calendar';
import { type CalendarView, getFirstOfView, stepView } from '../calendar/shown-days';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import './bookings-toolbar.css';

interface BookingsToolbarProps {
  view: BookingsView;
  onChange: (view: BookingsView) => void;
  children: ReactNode;
  /** The action stands after the views. */
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
          { value: 'day', label: t('admin.bookings.day') },
          { value: 'week', label: t('admin.bookings.week') },
          { value: 'month', label: t('admin.bookings.month') },
          { value: 'list', label: t('admin.bookings.list') },
        ]}
      />
      {action}
    </div>
  );
}

export type BookingsView = 'list' | CalendarView;

/**
 * Keeps the view, its day, week or month, and the chosen person in the address, so that a reload and a shared link show
 * the same.
 */
export function useBookingsView(today: string) {
  const { view, date, person } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (shown: { view?: CalendarView; date?: string; person?: string | undefined }) =>
    void navigate({
      to: '.',
      // Each list keeps its search.
      search: (before: object) => ({ ...before, view: undefined, date: undefined, ...shown }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  const show = (name: CalendarView, day: string) => {
    const first = getFirstOfView(name, day);
    go({ view: name, ...(first !== getFirstOfView(name, today) && { date: first }) });
  };

  return {
    view: (view ?? 'list') as BookingsView,
    date: date ?? today,
    personId: person,
    /** Shows only one person, or everyone. */
    showPerson: (id: string | undefined) => go({ ...(view && { view }), ...(date && { date }), person: id }),
    /** From a month that is not today's, this leads to the week or the day at its beginning. */
    showView: (name: BookingsView) => (name === 'list' ? go({}) : show(name, date ?? today)),
    show,
  };
}

interface CalendarNavProps {
  view: CalendarView;
  date: string;
  today: string;
  onChange: (date: string) => void;
}

/** Leads to the previous, the next and the present day, week or month. */
export function CalendarNav({ view, date, today, onChange }: CalendarNavProps) {
  const t = useText();
  return (
    <>
      <div className="week-nav">
        <IconButton
          label={t(`admin.bookings.calendar.previous.${view}`)}
          onClick={() => onChange(stepView(view, date, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <h2 className="h3 week-nav__range" aria-live="polite">
          {view === 'day' ? (
            <>
              <span className="max-[641px]:hidden">{formatRange(view, date)}</span>
              <span className="min-[641px]:hidden">{formatDayOfWeek(date)}</span>
            </>
          ) : (
            formatRange(view, date)
          )}
        </h2>
        <IconButton
          label={t(`admin.bookings.calendar.next.${view}`)}
          onClick={() => onChange(stepView(view, date, 1))}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <Button variant="quiet" onClick={() => onChange(today)}>
        {t(`admin.bookings.calendar.present.${view}`)}
      </Button>
    </>
  );
}

interface WhoseBookingsProps {
  people: readonly Person[];
  /** Only this person is shown. */
  personId: string | undefined;
  onChange: (personId: string | undefined) => void;
}

/** Chooses whose bookings the calendar shows; renders nothing where one person does everything. */
export function WhoseBookings({ people, personId, onChange }: WhoseBookingsProps) {
  const t = useDiaryText();
  if (people.length < 2) return null;
  const isKnown = people.some(({ id }) => id === personId);
  return (
    <div className="bookings-whose">
      <Chips label={t('diary.whose')}>
        <Chip isPressed={!isKnown} onPress={() => onChange(undefined)}>
          {t('diary.everyone')}
        </Chip>
        {people.map(({ id, name }) => (
          <Chip key={id} isPressed={id === personId} onPress={() => onChange(id)}>
            {name}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
