import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Block } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { localDate } from '@/core/wall-clock';
import { Button } from '@/ui/button';
import { BookingWeek } from '../calendar/booking-week';
import { getMonday } from '../calendar/week-days';
import { BlockSheet } from '../entry/block-sheet';
import { EntrySheet, type EntryStart } from '../entry/entry-sheet';
import { listServices } from '../entry/services';
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
  const services = useMemo(() => listServices(website.pageData), [website.pageData]);
  const [entry, setEntry] = useState<{ start: EntryStart | null } | null>(null);
  const [block, setBlock] = useState<Block | null>(null);

  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <BookingsToolbar
        view={view}
        onChange={showView}
        action={
          services.length > 0 && (
            <Button variant="primary" onClick={() => setEntry({ start: null })}>
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
          onOpenBlock={setBlock}
          onFree={services.length > 0 ? (date, time) => setEntry({ start: { date, time } }) : undefined}
        />
      ) : (
        <FoundList websiteId={website.id} name="bookings" choices={{ today, services }}>
          {(bookings, around) => (
            <BookingRows bookings={bookings} mailSubject={mailSubject} {...handlers} {...around} />
          )}
        </FoundList>
      )}
      {dialog}
      {entry && (
        <EntrySheet
          website={website}
          services={services}
          start={entry.start}
          onClose={() => setEntry(null)}
          onDone={(date) => view === 'week' && showWeek(getMonday(date))}
        />
      )}
      {block && (
        <BlockSheet websiteId={website.id} block={block} services={services} onClose={() => setBlock(null)} />
      )}
    </div>
  );
}
