import { planToBuy } from '@/app/lib/plans-on-sale';
import type { AccountWebsite } from '@/contracts/account';
import { getCheapestWith } from '@/core/plans';
import { useWebsiteList } from '../api/website-lists';
import { AdminTabs } from '../components/admin-tabs';
import { MessagesPanel } from '../components/messages-panel';
import { OrdersPanel } from '../components/orders-panel';
import { StatisticsLocked } from '../components/statistics-locked';
import { useHashTab } from '../components/use-hash-tab';
import { ReadOnlyBookings } from './read-only-bookings';

/** The lists alone: what counts and what comes meanwhile is not asked for. */
export function ReadOnlyTabs({ website }: { website: AccountWebsite }) {
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
