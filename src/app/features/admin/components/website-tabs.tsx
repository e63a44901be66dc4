import { RefreshCw } from 'lucide-react';
import type { Website } from '@/contracts/websites';
import { Button } from '@/ui/button';
import type { WebsiteAdminData } from '../api/use-website-admin';
import { BookingsPanel } from '../bookings/bookings-panel';
import { useText } from '../use-text';
import { AdminTabs } from './admin-tabs';
import { AnalyticsPanel } from './analytics-panel';
import { MessagesPanel } from './messages-panel';
import { OrdersPanel } from './orders-panel';
import { useHashTab } from './use-hash-tab';

interface WebsiteTabsProps {
  website: Website;
  data: WebsiteAdminData;
}

/** The lists of a website as they come from the server. */
export function WebsiteTabs({ website, data }: WebsiteTabsProps) {
  const t = useText();
  const [tab, setTab] = useHashTab();
  const { counts, messages, bookings, orders, isRefreshing, refresh } = data;
  return (
    <AdminTabs
      tab={tab}
      onTab={setTab}
      counts={counts.data}
      action={
        <Button
          variant="quiet"
          aria-label={t(isRefreshing ? 'admin.refreshing' : 'admin.refresh')}
          title={t('admin.refresh')}
          isPending={isRefreshing}
          pendingText={<span className="only-wide">{t('admin.refreshing')}</span>}
          onClick={() => void refresh()}
        >
          <RefreshCw />
          <span className="only-wide">{t('admin.refresh')}</span>
        </Button>
      }
      panels={{
        messages: <MessagesPanel list={messages} website={website} />,
        bookings: <BookingsPanel list={bookings} website={website} />,
        orders: <OrdersPanel list={orders} website={website} />,
        analytics: <AnalyticsPanel data={data} />,
      }}
    />
  );
}
