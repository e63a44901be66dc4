import { Lock } from 'lucide-react';
import { useCall } from '@/app/lib/call';
import { planToBuy } from '@/app/lib/plans-on-sale';
import { publicAddress } from '@/app/lib/public-address';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/app/paths';
import { listAccountWebsites } from '@/contracts/endpoints/accounts';
import { getCheapestWith } from '@/core/plans';
import { clothOf } from '@/ui/awning';
import { Banner } from '@/ui/banner';
import { buttonClass } from '@/ui/button';
import { LetterTile } from '@/ui/letter-tile';
import { AdminSkeleton } from '../components/admin-skeleton';
import { WebsiteMissing } from '../components/website-missing';
import { useText } from '../use-text';
import { ReadOnlyContext } from './read-only-context';
import '../admin.css';
import { useState } from 'react';
import type { AccountWebsite } from '@/contracts/account';
import type { Booking } from '@/contracts/bookings';
import { useDeleteBooking } from '../api/bookings';
import { type BookingList, exportUrl, useWebsiteList } from '../api/website-lists';
import { BookingRows } from '../bookings/booking-rows';
import { DeleteBookingDialog } from '../bookings/delete-booking-dialog';
import { AdminTabs } from '../components/admin-tabs';
import { ListFoot } from '../components/list-foot';
import { LoadedList } from '../components/loaded-list';
import { MessagesPanel } from '../components/messages-panel';
import { OrdersPanel } from '../components/orders-panel';
import { StatisticsLocked } from '../components/statistics-locked';
import { useFocusAfterDelete } from '../components/use-focus-after-delete';
import { useHashTab } from '../components/use-hash-tab';

const nothing = () => undefined;

/** What visitors sent to a website whose owner's plan has ended: to read, to take along and to delete. */
export function ReadOnlyAdmin({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { data, isPending, error, refetch } = useCall(listAccountWebsites, {}, { refetchOnMount: 'always' });
  const website = data?.find(({ id }) => id === websiteId);
  useScreenTitle(website ? t('admin.documentTitle', { title: website.title }) : t('admin.title'));
  if (isPending) return <AdminSkeleton />;
  if (!website) {
    return <WebsiteMissing error={error} isGone={data !== undefined} onRetry={() => void refetch()} />;
  }
  return (
    <ReadOnlyContext value={true}>
      <div className="admin-head">
        <div className="admin-head__id">
          <LetterTile text={website.title} cloth={clothOf(website.id)} size="lg" />
          <div className="grid min-w-0 gap-1">
            <h1 className="h1 wrap-anywhere" tabIndex={-1}>
              {website.title}
            </h1>
            <p className="wrap-anywhere">
              <a className="link" href={paths.site(website.slug)} target="_blank" rel="noopener">
                {publicAddress(website.slug)}
                <span className="sr-only"> {t('admin.readOnly.newTab')}</span>
              </a>
            </p>
          </div>
        </div>
      </div>
      <Banner
        tone="amber"
        icon={<Lock aria-hidden="true" />}
        action={
          <a className={buttonClass()} href={paths.choosePlan(planToBuy(getCheapestWith('basicSections')))}>
            {t('admin.readOnly.action')}
          </a>
        }
      >
        {t('admin.readOnly.text')}
      </Banner>
      <ReadOnlyTabs website={website} />
    </ReadOnlyContext>
  );
}

/** The lists alone: what counts and what comes meanwhile is not asked for. */
function ReadOnlyTabs({ website }: { website: AccountWebsite }) {
  const [tab, setTab] = useHashTab();
  const messages = useWebsiteList(website.id, 'contact-submissions');
  const bookings = useWebsiteList(website.id, 'bookings');
  const orders = useWebsiteList(website.id, 'orders');
  return (
    <AdminTabs
      tab={tab}
      onTab={setTab}
      counts={undefined}
      action={null}
      panels={{
        messages: <MessagesPanel list={messages} website={website} />,
        bookings: <ReadOnlyBookings list={bookings} website={website} />,
        orders: <OrdersPanel list={orders} website={website} />,
        analytics: <StatisticsLocked requiredTier={planToBuy(getCheapestWith('statistics'))} />,
      }}
    />
  );
}

interface ReadOnlyBookingsProps {
  list: BookingList;
  website: AccountWebsite;
}

/** The bookings as a list; a booking is deleted after a question. */
function ReadOnlyBookings({ list, website }: ReadOnlyBookingsProps) {
  const t = useText();
  const { onDelete, isDeleting, deletedId } = useDeleteBooking(website.id);
  const [asked, setAsked] = useState<Booking | null>(null);
  const close = () => setAsked(null);
  const panel = useFocusAfterDelete(deletedId);
  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <LoadedList list={list}>
        {(bookings) => (
          <BookingRows
            bookings={bookings}
            mailSubject={t('admin.bookings.mailSubject', { title: website.title })}
            onStatus={nothing}
            onEdit={nothing}
            onDelete={setAsked}
            foot={<ListFoot list={list} exportUrl={exportUrl(website.id, 'bookings')} />}
          />
        )}
      </LoadedList>
      <DeleteBookingDialog
        booking={asked}
        onClose={close}
        onConfirm={(booking) => onDelete(booking, close)}
        isDeleting={isDeleting}
      />
    </div>
  );
}
