import { Plus } from 'lucide-react';
import type { Website } from '@/contracts/websites';
import { localDate } from '@/core/wall-clock';
import { Button } from '@/ui/button';
import { BookingWeek } from '../calendar/booking-week';
import { getMonday } from '../calendar/week-days';
import { useEntrySheets } from '../entry/use-entry-sheets';
import { FoundList } from '../search/found-list';
import { useDiaryText } from '../use-diary-text';
import { useText } from '../use-text';
import { BookingRows } from './booking-rows';
import { BookingsToolbar, useBookingsView, WeekNav } from './bookings-toolbar';
import { useBookingDialogs } from './use-booking-dialogs';

interface BookingsPanelProps {
  website: Website;
}

export function BookingsPanel({ website }: BookingsPanelProps) {
  const t = useText();
  const today = localDate(new Date(), website.timeZone);
  const { view, monday, thisWeek, showView, showWeek } = useBookingsView(today);
  const { handlers, showDetails, mailSubject, panel, dialog } = useBookingDialogs(website);
  const td = useDiaryText();
  const { services, add, showBlock, sheet } = useEntrySheets(website, (date) => {
    if (view === 'week') showWeek(getMonday(date));
  });

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
        {view === 'week' ? (
          <WeekNav monday={monday} thisWeek={thisWeek} onChange={showWeek} />
        ) : (
          <p className="soft">{t('admin.bookings.newestFirst')}</p>
        )}
      </BookingsToolbar>
      {view === 'week' ? (
        <BookingWeek
          website={website}
          monday={monday}
          today={today}
          onOpen={showDetails}
          onOpenBlock={showBlock}
          onFree={add && ((date, time) => add('booking', { date, time }))}
        />
      ) : (
        <FoundList websiteId={website.id} name="bookings" choices={{ today, services }}>
          {(bookings, around) => (
            <BookingRows bookings={bookings} mailSubject={mailSubject} {...handlers} {...around} />
          )}
        </FoundList>
      )}
      {dialog}
      {sheet}
    </div>
  );
}
