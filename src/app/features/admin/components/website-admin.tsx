import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { CloudOff, RefreshCw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatTime } from '@/app/lib/dates';
import { getPublicAddress } from '@/app/lib/page-facts';
import { useScreenTitle } from '@/app/lib/screen-title';
import type { Website } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';
import { Banner } from '@/ui/banner';
import { Button, getButtonClass } from '@/ui/button';
import { useIsOnline } from '@/ui/use-is-online';
import { AnalyticsPanel } from '../analytics/analytics-panel';
import { PollResults } from '../analytics/poll-results';
import type { TapQueue } from '../api/tap-queue';
import { TapsContext, useWaitingTaps } from '../api/taps-context';
import { useToday } from '../api/today';
import { useLiveUpdates } from '../api/use-live-updates';
import { useTaps } from '../api/use-taps';
import { useDeleteThisWebsite, useWebsiteAdmin, type WebsiteAdminData } from '../api/use-website-admin';
import { BookingsPanel } from '../bookings/bookings-panel';
import { MessagesPanel } from '../messages/messages-panel';
import { OrdersPanel } from '../orders/orders-panel';
import { ListLink, TABS_ID } from '../search/list-link';
import { TodayPanel } from '../today/today-panel';
import { countWaiting } from '../today/waiting-card';
import { useText } from '../use-text';
import {
  AdminHeader,
  DeleteWebsiteButton,
  DeleteWebsiteDialog,
  EditWebsiteLabel,
  ViewWebsiteLink,
} from './admin-header';
import { AdminSkeleton } from './admin-skeleton';
import { AdminStats } from './admin-stats';
import { ADMIN_TABS, AdminTabs } from './admin-tabs';
import { UnsentProvider } from './unsent-provider';
import { useHashTab } from './use-hash-tab';
import { WebsiteMissing } from './website-missing';
import '../admin.css';

/** Shows what visitors did and sent on one website. */
export function WebsiteAdmin({ websiteId }: { websiteId: number }) {
  const data = useWebsiteAdmin(websiteId);
  const website = data.website.data;
  const taps = useTaps(websiteId);
  useLiveUpdates(websiteId);
  const { above, tabs } = useTabsInView(website !== undefined);
  const t = useText();
  const waiting = useToday(websiteId).data?.waiting;
  const count = waiting ? countWaiting(waiting) : 0;
  const title = website ? t('admin.documentTitle', { title: website.title }) : t('admin.title');
  // The owner reads this in the browser's tab while another tab is in front.
  useScreenTitle(count > 0 ? `(${count}) ${title}` : title);

  if (data.website.isPending) return <AdminSkeleton />;
  if (!website) return <WebsiteMissing error={data.website.error} onRetry={data.refresh} />;
  return (
    <TapsContext value={taps}>
      <UnsentProvider bookings={data.bookings.data} messages={data.messages.data}>
        <WebsiteHeader website={website} />
        <OfflineBanner taps={taps} />
        <div ref={above} className="admin-above">
          <TodayPanel website={website} />
          <AdminStats
            analytics={data.analytics}
            counts={data.counts}
            lockedUntil={data.statisticsLock?.requiredTier}
            link={ListLink}
          />
        </div>
        <div ref={tabs} id={TABS_ID}>
          <WebsiteTabs website={website} data={data} />
        </div>
      </UnsentProvider>
    </TapsContext>
  );
}

function WebsiteHeader({ website }: { website: Website }) {
  const t = useText();
  const { deleteWebsite, isDeleting } = useDeleteThisWebsite(website);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <AdminHeader website={website} address={getPublicAddress(website.slug)}>
      <Link className={getButtonClass()} to={paths.editor(website.id)} aria-label={t('admin.edit')}>
        <EditWebsiteLabel />
      </Link>
      {website.isPublished && <ViewWebsiteLink href={paths.site(website.slug)} />}
      <DeleteWebsiteButton onClick={() => setIsAsked(true)} />
      <DeleteWebsiteDialog
        title={website.title}
        isOpen={isAsked}
        onClose={close}
        onConfirm={() => deleteWebsite(close)}
        isDeleting={isDeleting}
      />
    </AdminHeader>
  );
}

interface WebsiteTabsProps {
  website: Website;
  data: WebsiteAdminData;
}

/** Shows the lists of a website as they come from the server. */
function WebsiteTabs({ website, data }: WebsiteTabsProps) {
  const t = useText();
  const [tab, setTab] = useHashTab();
  const { counts, isRefreshing, refresh } = data;
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
        messages: <MessagesPanel website={website} />,
        bookings: <BookingsPanel website={website} />,
        orders: <OrdersPanel website={website} />,
        analytics: (
          <>
            <AnalyticsPanel data={data} />
            <PollResults websiteId={website.id} />
          </>
        ),
      }}
    />
  );
}

/** Says without a connection how old the shown data is, and how much waits to be sent. */
function OfflineBanner({ taps }: { taps: TapQueue }) {
  const t = useText();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const count = useWaitingTaps(taps).length;
  if (isOnline && count === 0) return null;
  const readAt = Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
  return (
    <Banner tone="amber" icon={<CloudOff aria-hidden="true" />}>
      <b className="block">{t(isOnline ? 'admin.offline.unreached' : 'admin.offline.title')}</b>
      <span className="sm">
        {readAt > 0 && t('admin.offline.seen', { time: formatTime(new Date(readAt).toISOString()) })}{' '}
        {t('admin.offline.kept', { count })}
      </span>
    </Banner>
  );
}

/** The bar at the top of the screen is this high and stays in view. */
const BAR_PX = 72;

/**
 * Keeps the tabs in place while the owner looks at them. An address with a tab opens the page at the tabs, and what
 * grows above them scrolls the page instead of moving the rows down.
 */
function useTabsInView(isLoaded: boolean) {
  const hash = useLocation({ select: (location) => location.hash });
  const above = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const isAsked = ADMIN_TABS.some((name) => name === hash);
    // A press on a tab leaves the page where it is.
    if (isLoaded && isAsked && !isLookedAt(getTop(tabs))) scrollBy(getTop(tabs) - BAR_PX);
  }, [hash, isLoaded]);

  useEffect(() => {
    if (!isLoaded || !above.current) return;
    let top = getTop(tabs);
    const look = () => {
      top = getTop(tabs);
    };
    const observer = new ResizeObserver(() => {
      // In a browser that keeps the scroll position by itself, nothing has moved.
      if (top < window.innerHeight / 2) scrollBy(getTop(tabs) - top);
      look();
    });
    observer.observe(above.current);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [isLoaded]);

  return { above, tabs };
}

const getTop = ({ current }: RefObject<HTMLElement | null>) => current?.getBoundingClientRect().top ?? 0;

const isLookedAt = (top: number) => top >= 0 && top < window.innerHeight / 2;

const scrollBy = (top: number) => window.scrollBy({ top, behavior: 'instant' });
