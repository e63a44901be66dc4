import { Lock } from 'lucide-react';
import { useCall } from '@/app/lib/call';
import { planToBuy } from '@/app/lib/plans-on-sale';
import { publicAddress } from '@/app/lib/public-address';
import { useScreenTitle } from '@/app/lib/screen-title';
import { paths } from '@/app/paths';
import { listAccountWebsites } from '@/contracts/endpoints/accounts';
import { getCheapestWith } from '@/core/plans';
import { clothOf } from '@/ui/awning';
import { Banner } from '@/ui/banner';
import { buttonClass } from '@/ui/button';
import { LetterTile } from '@/ui/letter-tile';
import { AdminSkeleton } from '../components/admin-skeleton';
import { WebsiteMissing } from '../components/website-missing';
import { useText } from '../use-text';
import { ReadOnlyContext } from './read-only-context';
import { ReadOnlyTabs } from './read-only-tabs';
import '../admin.css';

/** What visitors sent to a website whose owner's plan has ended: to read, to take along and to delete. */
export function ReadOnlyAdmin({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { data, isPending, error, refetch } = useCall(listAccountWebsites, {}, { refetchOnMount: 'always' });
  const website = data?.find(({ id }) => id === websiteId);
  useScreenTitle(website ? t('admin.documentTitle', { title: website.title }) : t('admin.title'));
  if (isPending) return <AdminSkeleton />;
  if (!website) {
    return <WebsiteMissing error={error} isGone={data !== undefined} onRetry={() => void refetch()} />;
  }
  return (
    <ReadOnlyContext value={true}>
      <div className="admin-head">
        <div className="admin-head__id">
          <LetterTile text={website.title} cloth={clothOf(website.id)} size="lg" />
          <div className="grid min-w-0 gap-1">
            <h1 className="h1 wrap-anywhere" tabIndex={-1}>
              {website.title}
            </h1>
            <p className="wrap-anywhere">
              <a className="link" href={paths.site(website.slug)} target="_blank" rel="noopener">
                {publicAddress(website.slug)}
                <span className="sr-only"> {t('admin.readOnly.newTab')}</span>
              </a>
            </p>
          </div>
        </div>
      </div>
      <Banner
        tone="amber"
        icon={<Lock aria-hidden="true" />}
        action={
          <a className={buttonClass()} href={paths.choosePlan(planToBuy(getCheapestWith('basicSections')))}>
            {t('admin.readOnly.action')}
          </a>
        }
      >
        {t('admin.readOnly.text')}
      </Banner>
      <ReadOnlyTabs website={website} />
    </ReadOnlyContext>
  );
}
