import { RefreshCw } from 'lucide-react';
import type { Website } from '@/contracts/websites';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import type { WebsiteAdminData } from '../api/use-website-admin';
import { BookingsPanel } from '../bookings/bookings-panel';
import { useText } from '../use-text';
import { AdminTabs } from './admin-tabs';
import { MessagesPanel } from './messages-panel';
import { OrdersPanel } from './orders-panel';
import { PanelError } from './panel-error';
import { StatisticsLocked } from './statistics-locked';
import { useHashTab } from './use-hash-tab';
import { WeekReport } from './week-report';

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

function AnalyticsPanel({ data }: { data: WebsiteAdminData }) {
  const { analytics, statisticsLock } = data;
  if (statisticsLock) return <StatisticsLocked requiredTier={statisticsLock.requiredTier} />;
  if (analytics.isPending) {
    return (
      <div className="card__pad">
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  if (!analytics.data) {
    return <PanelError error={analytics.error} onRetry={() => void analytics.refetch()} />;
  }
  return <WeekReport days={analytics.data} />;
}
