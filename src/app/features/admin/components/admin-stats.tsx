import { CalendarCheck, Eye, Mail, Users } from 'lucide-react';
import type { AnalyticsDay } from '@/contracts/analytics';
import type { WebsiteCounts } from '@/contracts/website-counts';
import type { PaidTier } from '@/core/plans';
import { useText } from '../use-text';
import { weekTotals } from '../week/week-summary';
import { AdminStat } from './admin-stat';

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
}

export function AdminStats({ analytics, counts, lockedUntil }: AdminStatsProps) {
  const t = useText();
  const week = analytics.data && weekTotals(analytics.data);
  const unread = counts.data?.unreadMessages ?? 0;

  return (
    <div className="stat-row">
      <AdminStat
        label={t('admin.stats.visitors')}
        value={week && String(week.visitors)}
        note={t('admin.stats.visitorsNote')}
        icon={<Users />}
        isPending={analytics.isPending}
        lockedUntil={lockedUntil}
      />
      <AdminStat
        label={t('admin.stats.views')}
        value={week && String(week.pageViews)}
        note={t('admin.stats.viewsNote')}
        icon={<Eye />}
        isPending={analytics.isPending}
        lockedUntil={lockedUntil}
      />
      <AdminStat
        label={t('admin.stats.messages')}
        value={counts.data && String(counts.data.messages)}
        note={unread === 0 ? t('admin.stats.messagesRead') : t('admin.stats.messagesNote', { count: unread })}
        icon={<Mail />}
        isPending={counts.isPending}
      />
      <AdminStat
        label={t('admin.stats.bookings')}
        value={counts.data && String(counts.data.bookings)}
        note={t('admin.stats.bookingsNote', { count: counts.data?.pendingBookings ?? 0 })}
        icon={<CalendarCheck />}
        isPending={counts.isPending}
      />
    </div>
  );
}
