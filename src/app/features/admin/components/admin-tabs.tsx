import type { ReactNode } from 'react';
import type { WebsiteCounts } from '@/contracts/website-counts';
import { Card } from '@/ui/card';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { useText } from '../use-text';
import { ADMIN_TABS, type AdminTab } from './admin-tab';
import { useChosenTabInView } from './use-chosen-tab-in-view';

interface AdminTabsProps {
  tab: AdminTab;
  onTab: (tab: AdminTab) => void;
  /** How much waits for the owner; undefined while it is not known. */
  counts: WebsiteCounts | undefined;
  /** Stands beside the tabs. */
  action: ReactNode;
  panels: Record<AdminTab, ReactNode>;
  /** The panels of the other tabs stay in the page. */
  arePanelsKept?: boolean;
}

const WAITING: Partial<Record<AdminTab, keyof WebsiteCounts>> = {
  messages: 'unreadMessages',
  bookings: 'pendingBookings',
  orders: 'pendingOrders',
};

/** What visitors sent and how many came, one tab each. */
export function AdminTabs({ tab, onTab, counts, action, panels, arePanelsKept }: AdminTabsProps) {
  const t = useText();
  const tabList = useChosenTabInView(tab);
  const waiting = (name: AdminTab) => {
    const count = WAITING[name] && counts?.[WAITING[name]];
    return count ? String(count) : undefined;
  };
  return (
    <Card className="overflow-hidden">
      <Tabs value={tab} onValueChange={(name) => onTab(name as AdminTab)}>
        <div className="admin-tabs">
          <TabList ref={tabList} className="tabs--pad" aria-label={t('admin.tabs.label')}>
            {ADMIN_TABS.map((name) => (
              <Tab key={name} value={name} count={waiting(name)} isCountNew>
                {t(`admin.tabs.${name}`)}
              </Tab>
            ))}
          </TabList>
          {action}
        </div>
        {ADMIN_TABS.map((name) => (
          <TabPanel key={name} value={name} isKept={arePanelsKept}>
            {panels[name]}
          </TabPanel>
        ))}
      </Tabs>
    </Card>
  );
}
