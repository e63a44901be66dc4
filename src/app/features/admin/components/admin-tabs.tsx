import { type ReactNode, useEffect, useRef } from 'react';
import type { WebsiteCounts } from '@/contracts/endpoints/websites';
import { Card } from '@/ui/card';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { useText } from '../use-text';

/** A tab shows this count of what waits for the owner. */
export const WAITING: Partial<Record<AdminTab, keyof WebsiteCounts>> = {
  messages: 'unreadMessages',
  bookings: 'pendingBookings',
  orders: 'pendingOrders',
};
export const ADMIN_TABS = ['messages', 'bookings', 'orders', 'analytics'] as const;

interface AdminTabsProps {
  tab: AdminTab;
  onTab: (tab: AdminTab) => void;
  /** The counts say how much waits for the owner; they are undefined while unknown. */
  counts: WebsiteCounts | undefined;
  /** The action stands beside the tabs. */
  action: ReactNode;
  panels: Record<AdminTab, ReactNode>;
  /** The panels of the other tabs stay in the page. */
  arePanelsKept?: boolean;
}

/** Shows what visitors sent and how many came, one tab each. */
export function AdminTabs({ tab, onTab, counts, action, panels, arePanelsKept }: AdminTabsProps) {
  const t = useText();
  const tabList = useChosenTabInView(tab);
  const formatWaiting = (name: AdminTab) => {
    const count = WAITING[name] && counts?.[WAITING[name]];
    return count ? String(count) : undefined;
  };
  return (
    <Card className="overflow-clip">
      <Tabs value={tab} onValueChange={(name) => onTab(name as AdminTab)}>
        <div className="admin-tabs">
          <TabList ref={tabList} className="tabs--pad" aria-label={t('admin.tabs.label')}>
            {ADMIN_TABS.map((name) => (
              <Tab key={name} value={name} count={formatWaiting(name)} isCountNew>
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

/**
 * Scrolls the chosen tab to the middle on phones, without moving the page. It does so again whenever a tab changes its
 * width, because counts arrive later.
 */
function useChosenTabInView(tab: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another chosen element
  useEffect(() => {
    const tabs = list.current;
    if (!tabs) return;
    const showChosen = () => {
      const chosen = tabs.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!chosen) return;
      const middle = chosen.offsetLeft - tabs.offsetLeft + chosen.offsetWidth / 2;
      tabs.scrollLeft = middle - tabs.clientWidth / 2;
    };
    const observer = new ResizeObserver(showChosen);
    for (const each of tabs.children) observer.observe(each);
    return () => observer.disconnect();
  }, [tab]);
  return list;
}

export type AdminTab = (typeof ADMIN_TABS)[number];
