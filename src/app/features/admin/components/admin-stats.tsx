import { CalendarCheck, Eye, Lock, Mail, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/app/lib/paths';
import type { AnalyticsDay } from '@/contracts/endpoints/analytics';
import type { WebsiteCounts } from '@/contracts/endpoints/websites';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { Heading } from '@/ui/heading';
import { Skeleton } from '@/ui/skeleton';
import { weekTotals } from '../analytics/week-summary';
import { useText } from '../use-text';
import type { AdminTab } from './admin-tabs';

/** As much of a query as a number needs. */
interface Loaded<Data> {
  data: Data | undefined;
  isPending: boolean;
}

interface AdminStatsProps {
  analytics: Loaded<AnalyticsDay[]>;
  counts: Loaded<WebsiteCounts>;
  /** The plan that shows traffic, where the owner's does not. */
  lockedUntil?: PaidTier;
  /** Each card leads to the tab that shows what it counts. */
  areLinks?: boolean;
}

export function AdminStats({ analytics, counts, lockedUntil, areLinks = false }: AdminStatsProps) {
  const t = useText();
  const week = analytics.data && weekTotals(analytics.data);
  const hrefOf = (tab: AdminTab) => (areLinks ? `#${tab}` : undefined);
  const unread = counts.data?.unreadMessages ?? 0;

  return (
    <div className="stat-row">
      <AdminStat
        label={t('admin.stats.visitors')}
        href={hrefOf('analytics')}
        value={week && String(week.visitors)}
        note={t('admin.stats.visitorsNote')}
        icon={<Users />}
        isPending={analytics.isPending}
        lockedUntil={lockedUntil}
      />
      <AdminStat
        label={t('admin.stats.views')}
        href={hrefOf('analytics')}
        value={week && String(week.pageViews)}
        note={t('admin.stats.viewsNote')}
        icon={<Eye />}
        isPending={analytics.isPending}
        lockedUntil={lockedUntil}
      />
      <AdminStat
        label={t('admin.stats.messages')}
        href={hrefOf('messages')}
        value={counts.data && String(counts.data.messages)}
        note={unread === 0 ? t('admin.stats.messagesRead') : t('admin.stats.messagesNote', { count: unread })}
        icon={<Mail />}
        isPending={counts.isPending}
      />
      <AdminStat
        label={t('admin.stats.bookings')}
        href={hrefOf('bookings')}
        value={counts.data && String(counts.data.bookings)}
        note={t('admin.stats.bookingsNote', { count: counts.data?.pendingBookings ?? 0 })}
        icon={<CalendarCheck />}
        isPending={counts.isPending}
      />
    </div>
  );
}

interface AdminStatProps {
  label: string;
  href: string | undefined;
  /** Undefined while it is on the way, and when it could not be loaded. */
  value: string | undefined;
  note: string;
  icon: ReactNode;
  isPending: boolean;
  /** The plan that shows it, where the owner's does not. */
  lockedUntil?: PaidTier;
}

function AdminStat({ label, href, value, note, icon, isPending, lockedUntil }: AdminStatProps) {
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
        href={href}
        icon={icon}
        value={<Skeleton className="h-10 w-16" />}
        note={note}
      />
    );
  if (value === undefined) {
    return (
      <StatCard
        label={label}
        href={href}
        icon={icon}
        value={t('admin.stats.missing')}
        note={t('admin.stats.missingNote')}
      />
    );
  }
  return <StatCard label={label} href={href} icon={icon} value={value} note={note} />;
}

interface StatCardProps {
  label: ReactNode;
  /** Where a press on the card leads. */
  href?: string | undefined;
  value: ReactNode;
  /** One line that says what is counted. */
  note?: ReactNode;
  icon?: ReactNode;
}

function StatCard({ label, href, value, note, icon }: StatCardProps) {
  return (
    <section className="card stat">
      <Heading level={2} className="stat__label">
        {href ? (
          <a className="stat__link" href={href}>
            {label}
          </a>
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
