import { Link } from '@tanstack/react-router';
import { Plus, Printer } from 'lucide-react';
import type { Website } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';
import { getDateOf } from '@/core/wall-clock';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useTakers } from '../api/people';
import { useWallTime } from '../api/today';
import { BookingCalendar } from '../calendar/booking-calendar';
import { useEntrySheets } from '../entry/use-entry-sheets';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { useWaitlistSheet } from '../waitlist/use-waitlist-sheet';
import { WaitingLine } from '../waitlist/waiting-line';
import { BookingRows } from './booking-rows';
import { BookingsToolbar, CalendarNav, useBookingsView, WhoseBookings } from './bookings-toolbar';
import { FoundBookings } from './found-bookings';
import { useBookingDialogs } from './use-booking-dialogs';

interface BookingsPanelProps {
  website: Website;
}

export function BookingsPanel({ website }: BookingsPanelProps) {
  const t = useText();
  const now = useWallTime(website.timeZone);
  const today = getDateOf(now);
  const { view, date, personId, showView, show, showPerson } = useBookingsView(today);
  const { takers } = useTakers(website);
  const { handlers, showDetails, showMove, mailSubject, panel, dialog } = useBookingDialogs(website);
  const td = useDiaryText();
  const { services, add, addAt, showBlock, sheet } = useEntrySheets(website, (day) => {
    if (view !== 'list') show(view, day);
  });
  const { waiting, showWaiting, waitlistSheet } = useWaitlistSheet(website, add);

  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <BookingsToolbar
        view={view}
        onChange={showView}
        action={
          add && (
            <Button variant="primary" onClick={() => add('booking')}>
              <Plus />
              {td('diary.add')}
            </Button>
          )
        }
      >
        {view === 'list' ? (
          <p className="soft">
            {t('admin.bookings.newestFirst')}
            {add && (
              <>
                {' · '}
                <Link className="link" to={paths.imports(website.id)}>
                  {td('diary.bringIn')}
                </Link>
              </>
            )}
          </p>
        ) : (
          <CalendarNav view={view} date={date} today={today} onChange={(day) => show(view, day)} />
        )}
        {(view === 'day' || view === 'week') && (
          <IconButton label={t('admin.bookings.print')} onClick={() => print()}>
            <Printer />
          </IconButton>
        )}
      </BookingsToolbar>
      {(view === 'day' || view === 'week') && (
        <WhoseBookings people={takers} personId={personId} onChange={showPerson} />
      )}
      <WaitingLine waiting={waiting} day={view === 'day' ? date : null} onShow={showWaiting} />
      {view !== 'list' ? (
        <BookingCalendar
          website={website}
          view={view}
          date={date}
          personId={personId}
          now={now}
          waiting={waiting}
          onOpen={showDetails}
          onOpenBlock={showBlock}
          onDay={(day) => show('day', day)}
          onDrop={showMove}
          onFree={addAt}
        />
      ) : (
        <FoundBookings websiteId={website.id} choices={{ today, services }}>
          {(bookings, parts) => (
            <BookingRows bookings={bookings} mailSubject={mailSubject} {...handlers} {...parts} />
          )}
        </FoundBookings>
      )}
      {dialog}
      {sheet}
      {waitlistSheet}
    </div>
  );
}
