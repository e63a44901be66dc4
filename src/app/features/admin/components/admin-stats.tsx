import { CalendarCheck, Eye, Mail, Users } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import { type Count, counted } from '../api/counted';
import type { WebsiteAdminData } from '../api/use-website-admin';
import { weekTotals } from '../week/week-summary';
import { AdminStat } from './admin-stat';

export function AdminStats({ data }: { data: WebsiteAdminData }) {
  const { analytics, messages, bookings } = data;
  const t = useText();
  const countText = ({ value, isAtLeast }: Count) =>
    isAtLeast ? t('admin.stats.atLeast', { count: value }) : String(value);
  const week = analytics.data && weekTotals(analytics.data);
  const unread = counted(messages.data ?? [], messages.hasNextPage, (message) => !message.isRead);
  const pending = counted(bookings.data ?? [], bookings.hasNextPage, ({ status }) => status === 'pending');

  return (
    <div className="stat-row">
      <AdminStat
        label={t('admin.stats.visitors')}
        value={week && String(week.visitors)}
        note={t('admin.stats.visitorsNote')}
        icon={<Users />}
        isPending={analytics.isPending}
      />
      <AdminStat
        label={t('admin.stats.views')}
        value={week && String(week.pageViews)}
        note={t('admin.stats.viewsNote')}
        icon={<Eye />}
        isPending={analytics.isPending}
      />
      <AdminStat
        label={t('admin.stats.messages')}
        value={messages.data && countText(counted(messages.data, messages.hasNextPage))}
        note={
          unread.value === 0
            ? t('admin.stats.messagesRead')
            : t('admin.stats.messagesNote', { count: countText(unread) })
        }
        icon={<Mail />}
        isPending={messages.isPending}
      />
      <AdminStat
        label={t('admin.stats.bookings')}
        value={bookings.data && countText(counted(bookings.data, bookings.hasNextPage))}
        note={t('admin.stats.bookingsNote', { count: pending.value })}
        icon={<CalendarCheck />}
        isPending={bookings.isPending}
      />
    </div>
  );
}
