import { RefreshCw } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import type { Website } from '@/contracts/websites';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import type { WebsiteAdminData } from '../api/use-website-admin';
import { BookingsPanel } from '../bookings/bookings-panel';
import { AnalyticsPanel } from './analytics-panel';
import { MessagesPanel } from './messages-panel';
import { OrdersPanel } from './orders-panel';
import { useChosenTabInView } from './use-chosen-tab-in-view';
import { useHashTab } from './use-hash-tab';

interface AdminTabsProps {
  website: Website;
  data: WebsiteAdminData;
}

export function AdminTabs({ website, data }: AdminTabsProps) {
  const t = useText();
  const [tab, setTab] = useHashTab();
  const tabList = useChosenTabInView(tab);
  const { counts, messages, bookings, orders, isRefreshing, refresh } = data;
  const waiting = (count: number | undefined) => (count ? String(count) : undefined);
  return (
    <Card className="overflow-hidden">
      <Tabs value={tab} onValueChange={setTab}>
        <div className="admin-tabs">
          <TabList ref={tabList} className="tabs--pad" aria-label={t('admin.tabs.label')}>
            <Tab value="messages" count={waiting(counts.data?.unreadMessages)} isCountNew>
              {t('admin.tabs.messages')}
            </Tab>
            <Tab value="bookings" count={waiting(counts.data?.pendingBookings)} isCountNew>
              {t('admin.tabs.bookings')}
            </Tab>
            <Tab value="orders" count={waiting(counts.data?.pendingOrders)} isCountNew>
              {t('admin.tabs.orders')}
            </Tab>
            <Tab value="analytics">{t('admin.tabs.analytics')}</Tab>
          </TabList>
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
        </div>
        <TabPanel value="messages">
          <MessagesPanel list={messages} website={website} />
        </TabPanel>
        <TabPanel value="bookings">
          <BookingsPanel list={bookings} website={website} />
        </TabPanel>
        <TabPanel value="orders">
          <OrdersPanel list={orders} website={website} />
        </TabPanel>
        <TabPanel value="analytics">
          <AnalyticsPanel data={data} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
