import { CalendarCheck, Eye, Mail, Users } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import type { WebsiteAdminData } from '../api/use-website-admin';
import { weekTotals } from '../week/week-summary';
import { AdminStat } from './admin-stat';

export function AdminStats({ data }: { data: WebsiteAdminData }) {
  const { analytics, counts, statisticsLock } = data;
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
        lockedUntil={statisticsLock?.requiredTier}
      />
      <AdminStat
        label={t('admin.stats.views')}
        value={week && String(week.pageViews)}
        note={t('admin.stats.viewsNote')}
        icon={<Eye />}
        isPending={analytics.isPending}
        lockedUntil={statisticsLock?.requiredTier}
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
