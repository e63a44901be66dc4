import { CalendarCheck } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import { EmptyState } from '@/ui/empty-state';
import { type BookingList, exportUrl } from '../api/website-lists';
import { BookingRow } from './booking-row';
import { ListPanel } from './list-panel';

export function BookingsPanel({ list, websiteId }: { list: BookingList; websiteId: number }) {
  const t = useText();
  return (
    <ListPanel
      list={list}
      exportUrl={exportUrl(websiteId, 'bookings')}
      renderRow={(booking) => <BookingRow key={booking.id} booking={booking} />}
      empty={
        <EmptyState
          icon={<CalendarCheck className="icon--lg" />}
          title={t('admin.bookings.empty')}
          text={t('admin.bookings.emptyText')}
        />
      }
    />
  );
}
