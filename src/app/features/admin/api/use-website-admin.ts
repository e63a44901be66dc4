import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnalyticsDay } from '@/contracts/analytics';
import type { WebsiteCounts } from '@/contracts/website-counts';
import type { Website } from '@/contracts/websites';
import { useStatisticsLock } from './use-statistics-lock';
import { countsKey, useWebsiteList } from './website-lists';

/** Everything the screen of one website shows, asked for at the same time. */
export function useWebsiteAdmin(websiteId: number) {
  const queryClient = useQueryClient();
  const website = useQuery<Website>({
    queryKey: ['/api/websites', websiteId],
    refetchOnMount: 'always',
  });
  const statisticsLock = useStatisticsLock();
  const analytics = useQuery<AnalyticsDay[]>({
    queryKey: ['/api/websites', websiteId, 'analytics'],
    refetchOnMount: 'always',
    enabled: !statisticsLock,
    notifyOnChangeProps: 'all',
  });
  const counts = useQuery<WebsiteCounts>({
    queryKey: countsKey(websiteId),
    refetchOnMount: 'always',
  });
  const messages = useWebsiteList(websiteId, 'contact-submissions');
  const bookings = useWebsiteList(websiteId, 'bookings');
  const orders = useWebsiteList(websiteId, 'orders');

  const isRefreshing = [website, analytics, counts, messages, bookings, orders].some(
    (query) => query.isRefetching && !query.isLoading,
  );
  const refresh = () => queryClient.refetchQueries({ queryKey: ['/api/websites', websiteId] });

  return { website, statisticsLock, analytics, counts, messages, bookings, orders, isRefreshing, refresh };
}

export type WebsiteAdminData = ReturnType<typeof useWebsiteAdmin>;
