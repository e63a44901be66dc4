import { CalendarCheck, Eye, Lock, Mail, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalyticsDay } from '@/contracts/endpoints/analytics';
import type { WebsiteCounts } from '@/contracts/endpoints/websites';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { Heading } from '@/ui/heading';
import { Skeleton } from '@/ui/skeleton';
import { sumWeek } from '../analytics/week-summary';
import type { ListSearch } from '../search/list-address';
import type { ListLink } from '../search/list-link';
import { useText } from '../use-text';
import type { AdminTab } from './admin-tabs';

/** A card needs only this much of a query. */
interface Loaded<Data> {
  data: Data | undefined;
  isPending: boolean;
}

interface AdminStatsProps {
  analytics: Loaded<AnalyticsDay[]>;
  counts: Loaded<WebsiteCounts>;
  /** If the owner's plan does not show traffic, this plan does. */
  lockedUntil?: PaidTier;
  /** Each card leads to the tab that shows the counted items, and to those that wait. */
  link?: StatLinkTo;
}

export function AdminStats({ analytics, counts, lockedUntil, link: LinkTo }: AdminStatsProps) {
  const t = useText();
  const week = analytics.data && sumWeek(analytics.data);
  const unread = counts.data?.unreadMessages ?? 0;
  const pending = counts.data?.pendingBookings ?? 0;
  const linkTo = (tab: AdminTab, search?: ListSearch) => LinkTo && { LinkTo, tab, search };

  return (
    <div className="stat-row">
      <AdminStat
        label={t('admin.stats.visitors')}
        link={linkTo('analytics')}
        value={week && String(week.visitors)}
        note={t('admin.stats.visitorsNote')}
        icon={<Users />}
        isPending={analytics.isPending}
        lockedUntil={lockedUntil}
      />
      <AdminStat
        label={t('admin.stats.views')}
        link={linkTo('analytics')}
        value={week && String(week.pageViews)}
        note={t('admin.stats.viewsNote')}
        icon={<Eye />}
        isPending={analytics.isPending}
        lockedUntil={lockedUntil}
      />
      <AdminStat
        label={t('admin.stats.messages')}
        link={linkTo('messages', unread > 0 ? { messages: 'unread' } : undefined)}
        value={counts.data && String(counts.data.messages)}
        note={unread === 0 ? t('admin.stats.messagesRead') : t('admin.stats.messagesNote', { count: unread })}
        icon={<Mail />}
        isPending={counts.isPending}
      />
      <AdminStat
        label={t('admin.stats.bookings')}
        link={linkTo('bookings', pending > 0 ? { bookings: 'pending' } : undefined)}
        value={counts.data && String(counts.data.bookings)}
        note={t('admin.stats.bookingsNote', { count: pending })}
        icon={<CalendarCheck />}
        isPending={counts.isPending}
      />
    </div>
  );
}

/** It is given and not imported: the landing page shows the cards too, and has no router. */
type StatLinkTo = typeof ListLink;

interface StatLink {
  LinkTo: StatLinkTo;
  tab: AdminTab;
  search: ListSearch | undefined;
}

interface AdminStatProps {
  label: string;
  link: StatLink | undefined;
  /** It is undefined while the number is loading, and when it could not be loaded. */
  value: string | undefined;
  note: string;
  icon: ReactNode;
  isPending: boolean;
  /** If the owner's plan does not show the number, this plan does. */
  lockedUntil?: PaidTier;
}

function AdminStat({ label, link, value, note, icon, isPending, lockedUntil }: AdminStatProps) {
  const t = useText();
  if (lockedUntil) {
    return (
      <StatCard
        label={label}
        icon={icon}
        value={
          <span className="stat-locked">
            <Lock aria-hidden="true" />
            <span className="sr-only">{t('admin.stats.locked')}</span>
          </span>
        }
        note={
          <a className="link" href={paths.choosePlan(lockedUntil)}>
            {t('admin.stats.lockedNote', { tier: t('plans.tierName', getTierNameValues(lockedUntil)) })}
          </a>
        }
      />
    );
  }
  if (isPending)
    return (
      <StatCard
        label={label}
        link={link}
        icon={icon}
        value={<Skeleton className="h-10 w-16" />}
        note={note}
      />
    );
  if (value === undefined) {
    return (
      <StatCard
        label={label}
        link={link}
        icon={icon}
        value={t('admin.stats.missing')}
        note={t('admin.stats.missingNote')}
      />
    );
  }
  return <StatCard label={label} link={link} icon={icon} value={value} note={note} />;
}

interface StatCardProps {
  label: ReactNode;
  /** A press on the card follows this link. */
  link?: StatLink | undefined;
  value: ReactNode;
  /** The note says in one line what is counted. */
  note?: ReactNode;
  icon?: ReactNode;
}

function StatCard({ label, link, value, note, icon }: StatCardProps) {
  return (
    <section className="card stat">
      <Heading level={2} className="stat__label">
        {link ? (
          <link.LinkTo className="stat__link" tab={link.tab} search={link.search}>
            {label}
          </link.LinkTo>
        ) : (
          label
        )}
      </Heading>
      {icon && <span className="stat__icon">{icon}</span>}
      <p className="stat__value">{value}</p>
      {note && <p className="stat__note">{note}</p>}
    </section>
  );
}
