import { Lock } from 'lucide-react';
import { useState } from 'react';
import { getPlanToBuy } from '@/app/entities/plans-on-sale';
import { useCall } from '@/app/lib/call';
import { getPublicAddress } from '@/app/lib/page-facts';
import { useScreenTitle } from '@/app/lib/screen-title';
import type { AccountWebsite } from '@/contracts/account';
import type { Booking } from '@/contracts/bookings';
import { listAccountWebsites } from '@/contracts/endpoints/accounts';
import { getCheapestWith } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { getAccent } from '@/ui/awning';
import { Banner } from '@/ui/banner';
import { getButtonClass } from '@/ui/button';
import { LetterTile } from '@/ui/letter-tile';
import { StatisticsLocked } from '../analytics/analytics-panel';
import { useDeleteBooking } from '../api/bookings';
import { useWebsiteList } from '../api/website-lists';
import { BookingRows } from '../bookings/booking-rows';
import { DeleteBookingDialog } from '../bookings/delete-booking-dialog';
import { FoundBookings } from '../bookings/found-bookings';
import { MessagesPanel } from '../messages/messages-panel';
import { OrdersPanel } from '../orders/orders-panel';
import { ReadOnlyContext, useFocusAfterDelete } from '../rows/row-list';
import { useText } from '../use-text';
import { useWaitlistSheet } from '../waitlist/use-waitlist-sheet';
import { WaitingLine } from '../waitlist/waiting-line';
import { AdminSkeleton } from './admin-skeleton';
import { AdminTabs } from './admin-tabs';
import { useHashTab } from './use-hash-tab';
import { WebsiteMissing } from './website-missing';
import '../admin.css';

const doNothing = () => undefined;

/** Shows what visitors sent to a website whose owner's plan has ended; the owner can read, download and delete it. */
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
          <LetterTile text={website.title} accent={getAccent(website.id)} size="lg" />
          <div className="grid min-w-0 gap-1">
            <h1 className="h1 wrap-anywhere" tabIndex={-1}>
              {website.title}
            </h1>
            <p className="wrap-anywhere">
              <a className="link" href={paths.site(website.slug)} target="_blank" rel="noopener">
                {getPublicAddress(website.slug)}
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
          <a
            className={getButtonClass()}
            href={paths.choosePlan(getPlanToBuy(getCheapestWith('basicSections')))}
          >
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

/** Shows the lists only: counts and live updates are not asked for. */
function ReadOnlyTabs({ website }: { website: AccountWebsite }) {
  const [tab, setTab] = useHashTab();
  // All lists are asked for at the same time, so that the tabs have them when they are opened.
  useWebsiteList(website.id, 'contact-submissions');
  useWebsiteList(website.id, 'bookings');
  useWebsiteList(website.id, 'orders');
  return (
    <AdminTabs
      tab={tab}
      onTab={setTab}
      counts={undefined}
      action={null}
      panels={{
        messages: <MessagesPanel website={website} />,
        bookings: <ReadOnlyBookings website={website} />,
        orders: <OrdersPanel website={website} />,
        analytics: <StatisticsLocked requiredTier={getPlanToBuy(getCheapestWith('statistics'))} />,
      }}
    />
  );
}

/** Shows the bookings as a list, with who waits for a place; a booking is deleted after a question. */
function ReadOnlyBookings({ website }: { website: AccountWebsite }) {
  const t = useText();
  const { onDelete, isDeleting, deletedId } = useDeleteBooking(website.id);
  const [asked, setAsked] = useState<Booking | null>(null);
  const close = () => setAsked(null);
  const panel = useFocusAfterDelete(deletedId);
  const { waiting, showWaiting, waitlistSheet } = useWaitlistSheet(website, undefined);
  return (
    <div ref={panel} className="admin-panel" tabIndex={-1}>
      <WaitingLine waiting={waiting} day={null} onShow={showWaiting} />
      <FoundBookings websiteId={website.id}>
        {(bookings, parts) => (
          <BookingRows
            bookings={bookings}
            mailSubject={t('admin.bookings.mailSubject', { title: website.title })}
            onStatus={doNothing}
            onCancel={doNothing}
            onEdit={doNothing}
            onDelete={setAsked}
            {...parts}
          />
        )}
      </FoundBookings>
      <DeleteBookingDialog
        booking={asked}
        onClose={close}
        onConfirm={(booking) => onDelete(booking, close)}
        isDeleting={isDeleting}
      />
      {waitlistSheet}
    </div>
  );
}
