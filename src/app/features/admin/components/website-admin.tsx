import { useScreenTitle } from '@/app/lib/screen-title';
import { useLiveUpdates } from '../api/use-live-updates';
import { useWebsiteAdmin } from '../api/use-website-admin';
import { useText } from '../use-text';
import { AdminSkeleton } from './admin-skeleton';
import { AdminStats } from './admin-stats';
import { WebsiteMissing } from './website-missing';
import { WebsiteTabs } from './website-tabs';
import '../admin.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { publicAddress } from '@/app/lib/public-address';
import { paths } from '@/app/paths';
import type { Website } from '@/contracts/websites';
import { buttonClass } from '@/ui/button';
import { useDeleteThisWebsite } from '../api/use-website-admin';
import { AdminHeader } from './admin-header';
import { DeleteWebsiteDialog } from './delete-website-dialog';
import { DeleteWebsiteButton, EditWebsiteLabel, ViewWebsiteLink } from './website-actions';

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

function WebsiteHeader({ website }: { website: Website }) {
  const t = useText();
  const { deleteWebsite, isDeleting } = useDeleteThisWebsite(website.id);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <AdminHeader website={website} address={publicAddress(website.slug)}>
      <Link className={buttonClass()} to={paths.editor(website.id)} aria-label={t('admin.edit')}>
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
