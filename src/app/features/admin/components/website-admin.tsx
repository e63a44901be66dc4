import { useScreenTitle } from '@/app/lib/screen-title';
import { useLiveUpdates } from '../api/use-live-updates';
import { useWebsiteAdmin } from '../api/use-website-admin';
import { useText } from '../use-text';
import { AdminSkeleton } from './admin-skeleton';
import { AdminStats } from './admin-stats';
import { WebsiteHeader } from './website-header';
import { WebsiteMissing } from './website-missing';
import { WebsiteTabs } from './website-tabs';
import '../admin.css';

/** What visitors did and sent on one website. */
export function WebsiteAdmin({ websiteId }: { websiteId: number }) {
  const data = useWebsiteAdmin(websiteId);
  const website = data.website.data;
  useLiveUpdates(websiteId);
  const t = useText();
  useScreenTitle(website ? t('admin.documentTitle', { title: website.title }) : t('admin.title'));

  if (data.website.isPending) return <AdminSkeleton />;
  if (!website) return <WebsiteMissing error={data.website.error} onRetry={data.refresh} />;
  return (
    <>
      <WebsiteHeader website={website} />
      <AdminStats
        analytics={data.analytics}
        counts={data.counts}
        lockedUntil={data.statisticsLock?.requiredTier}
      />
      <WebsiteTabs website={website} data={data} />
    </>
  );
}
