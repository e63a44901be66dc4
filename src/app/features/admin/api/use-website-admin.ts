import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCurrentUser } from '@/app/entities/account';
import { getPlanToBuy } from '@/app/entities/plans-on-sale';
import { useDeleteWebsite } from '@/app/entities/website';
import { useDeletedNotice } from '@/app/frame/deleted-website';
import { getCallKey, useCall } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import { listAnalytics } from '@/contracts/endpoints/analytics';
import * as api from '@/contracts/endpoints/websites';
import type { Website } from '@/contracts/websites';
import { findRequiredPlan, type LockedFeature } from '@/core/plans';
import { paths } from '@/core/screen-paths';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { forgetChanges, useWebsiteList } from './website-lists';

/** Reads everything that the screen of one website shows, in calls at the same time. */
export function useWebsiteAdmin(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const website = useCall(api.getWebsite, { params }, { refetchOnMount: 'always' });
  const statisticsLock = useStatisticsLock();
  const analytics = useCall(
    listAnalytics,
    { params },
    { refetchOnMount: 'always', enabled: !statisticsLock, notifyOnChangeProps: 'all' },
  );
  const counts = useCall(api.countWebsiteRecords, { params }, { refetchOnMount: 'always' });
  const messages = useWebsiteList(websiteId, 'contact-submissions');
  const bookings = useWebsiteList(websiteId, 'bookings');
  const orders = useWebsiteList(websiteId, 'orders');

  const isRefreshing = [website, analytics, counts, messages, bookings, orders].some(
    (query) => query.isRefetching && !query.isLoading,
  );
  const refresh = () => {
    forgetChanges(queryClient, websiteId);
    return queryClient.refetchQueries({ queryKey: getCallKey(api.getWebsite, { params }) });
  };

  return { website, statisticsLock, analytics, counts, messages, bookings, isRefreshing, refresh };
}

export type WebsiteAdminData = ReturnType<typeof useWebsiteAdmin>;

/** Returns the plan that shows traffic, or null if the owner's own plan does. */
function useStatisticsLock(): LockedFeature | null {
  const { user } = useCurrentUser();
  const locked = user && findRequiredPlan(user.subscriptionTier, 'statistics');
  return locked && { ...locked, requiredTier: getPlanToBuy(locked.requiredTier) };
}

/** Deletes the website and everything in it, then goes to the dashboard. */
export function useDeleteThisWebsite(website: Website) {
  const navigate = useNavigate();
  const showToast = useToast();
  const tellDeleted = useDeletedNotice();
  const t = useText();
  const { deleteWebsite, isDeleting } = useDeleteWebsite(async () => {
    tellDeleted(t('admin.deleteDialog.done'), website);
    // Words to customers of a deleted website can no longer be sent.
    await navigate({ to: paths.home, ignoreBlocker: true });
  });
  const deleteThisWebsite = (onSettled: () => void) =>
    deleteWebsite(website.id, {
      onError: (error) =>
        showToast({
          title: t('admin.deleteDialog.failed'),
          description: findFailureDetail(error),
          tone: 'bad',
        }),
      onSettled,
    });
  return { deleteWebsite: deleteThisWebsite, isDeleting };
}
