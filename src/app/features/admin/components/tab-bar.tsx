import { Link, useLocation } from '@tanstack/react-router';
import {
  CalendarDays,
  ChartNoAxesColumn,
  Ellipsis,
  Mail,
  Pencil,
  ShoppingBag,
  Sun,
  UserRound,
} from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import type { WebsiteCounts } from '@/contracts/endpoints/websites';
import { paths } from '@/core/screen-paths';
import { Sheet } from '@/ui/sheet';
import { useWebsiteCounts } from '../api/website-lists';
import { TABS_ID } from '../search/list-link';
import { useText } from '../use-text';
import { WAITING } from './admin-tabs';
import { SCREENS } from './screens';
import { SheetLink } from './sheet-link';
import './tab-bar.css';

const LISTS = [
  { tab: 'bookings', icon: CalendarDays },
  { tab: 'orders', icon: ShoppingBag },
  { tab: 'messages', icon: Mail },
] as const;

/** The tab of an address is its hash; the search of a list does not count. */
const EXACTLY = { exact: true, includeHash: true, includeSearch: false };

/**
 * Shows the admin's navigation near the thumb, for what a small screen has no room for at the top. Wide windows have it
 * at the top.
 */
export function TabBar({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { pathname, hash } = useLocation();
  const counts = useWebsiteCounts(websiteId);
  // Leaving the address at which the sheet was opened closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const address = pathname + hash;
  useRoomForBar();
  const admin = paths.admin(websiteId);
  const isAnalytics = pathname === admin && hash === 'analytics';
  return (
    <nav className="tab-bar" aria-label={t('admin.bar.label')}>
      <Link
        to={admin}
        hash=""
        className="tab-bar__one"
        activeOptions={EXACTLY}
        // The address may stay the same while the page is scrolled further down.
        onClick={() => scrollTo({ top: 0 })}
      >
        <Sign icon={Sun} />
        {t('admin.bar.today')}
      </Link>
      {LISTS.map(({ tab, icon }) => (
        <Link
          key={tab}
          to={admin}
          hash={tab}
          className="tab-bar__one"
          activeOptions={EXACTLY}
          resetScroll={false}
          hashScrollIntoView={false}
          onClick={() => document.getElementById(TABS_ID)?.scrollIntoView()}
        >
          <Sign icon={icon} waiting={countWaiting(tab, counts)} />
          {t(`admin.tabs.${tab}`)}
        </Link>
      ))}
      <button
        type="button"
        className="tab-bar__one"
        aria-haspopup="dialog"
        aria-current={pathname !== admin || isAnalytics ? 'page' : undefined}
        onClick={() => setOpenAt(address)}
      >
        <Sign icon={Ellipsis} />
        {t('admin.bar.more')}
      </button>
      {openAt === address && <MoreSheet websiteId={websiteId} onClose={() => setOpenAt(null)} />}
    </nav>
  );
}

function countWaiting(tab: (typeof LISTS)[number]['tab'], counts: WebsiteCounts | undefined): number {
  const name = WAITING[tab];
  return (name && counts?.[name]) ?? 0;
}

function Sign({ icon: Icon, waiting = 0 }: { icon: ComponentType; waiting?: number }) {
  const t = useText();
  return (
    <span className="tab-bar__sign">
      <Icon />
      {waiting > 0 && (
        <span className="count count--new">
          <span aria-hidden="true">{waiting}</span>
          <span className="sr-only">{t('admin.bar.waiting', { count: waiting })}</span>
        </span>
      )}
    </span>
  );
}

/** Marks the page while the bar covers a part of it. A selector with :has() would look through the page at every key. */
function useRoomForBar(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-tab-bar', true);
    return () => document.documentElement.removeAttribute('data-tab-bar');
  }, []);
}

interface MoreSheetProps {
  websiteId: number;
  onClose: () => void;
}

/** Lists the other screens of the admin in words. */
function MoreSheet({ websiteId, onClose }: MoreSheetProps) {
  const t = useText();
  return (
    <Sheet onClose={onClose} title={t('admin.bar.more')} closeLabel={t('admin.bar.close')}>
      <ul className="more-list">
        {SCREENS.map(({ icon: Icon, name, leadsTo }) => (
          <li key={name}>
            <SheetLink to={leadsTo(websiteId)} onClose={onClose}>
              <Icon />
              {t(name)}
            </SheetLink>
          </li>
        ))}
        <li>
          <SheetLink to={paths.admin(websiteId)} hash="analytics" onClose={onClose}>
            <ChartNoAxesColumn />
            {t('admin.tabs.analytics')}
          </SheetLink>
        </li>
        <li>
          <SheetLink to={paths.editor(websiteId)} onClose={onClose}>
            <Pencil />
            {t('admin.edit')}
          </SheetLink>
        </li>
        <li>
          <SheetLink to={paths.profile} onClose={onClose}>
            <UserRound />
            {t('admin.profile')}
          </SheetLink>
        </li>
      </ul>
    </Sheet>
  );
}
