import { Link, useLocation } from '@tanstack/react-router';
import { ArrowLeft, LayoutGrid, Search, UserRound } from 'lucide-react';
import { useState } from 'react';
import { hasPlanEnded, useCurrentUser } from '@/app/entities/account';
import { ReadOnlyAdmin } from '@/app/features/admin/components/read-only-admin';
import { SCREENS } from '@/app/features/admin/components/screens';
import { TabBar } from '@/app/features/admin/components/tab-bar';
import { WebsiteAdmin } from '@/app/features/admin/components/website-admin';
import { SelectWebsite } from '@/app/features/admin/components/website-missing';
import { FindSheet } from '@/app/features/admin/find/find-sheet';
import { useSearchText } from '@/app/features/admin/search/use-search-text';
import { useText } from '@/app/features/admin/use-text';
import { useKnownDevice } from '@/app/features/notices/notice-choice';
import { PRODUCT_NAME } from '@/core/brand';
import { paths } from '@/core/screen-paths';
import { Brand } from '@/ui/brand';
import { getButtonClass } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { TopBar } from '@/ui/top-bar';

export function AdminScreen({ websiteId }: { websiteId?: number }) {
  const { user } = useCurrentUser();
  useKnownDevice();
  const hasEnded = hasPlanEnded(user);
  const Admin = hasEnded ? ReadOnlyAdmin : WebsiteAdmin;
  return (
    <>
      <AdminBar websiteId={websiteId} hasEnded={hasEnded} />
      <main id="main" className="wrap page gap-6">
        {websiteId === undefined ? <SelectWebsite /> : <Admin key={websiteId} websiteId={websiteId} />}
        {websiteId !== undefined && hasEnded && (
          <div className="not-desk grid gap-2">
            <PlaceLinks websiteId={websiteId} hasEnded={hasEnded} className={getButtonClass()} />
          </div>
        )}
      </main>
      {websiteId !== undefined && !hasEnded && <TabBar websiteId={websiteId} />}
    </>
  );
}

interface PlaceLinksProps {
  websiteId: number;
  hasEnded: boolean;
  className: string;
}

function PlaceLinks({ websiteId, hasEnded, className }: PlaceLinksProps) {
  const t = useText();
  return SCREENS.filter((place) => place.staysOpen || !hasEnded).map(({ icon: Icon, name, leadsTo }) => (
    <Link key={name} to={leadsTo(websiteId)} className={className}>
      <Icon />
      {t(name)}
    </Link>
  ));
}

/** Leads back to all websites, and to the other screens of this one; on narrow windows the tab bar leads to those. */
function AdminBar({ websiteId, hasEnded }: { websiteId: number | undefined; hasEnded: boolean }) {
  const t = useText();
  const quiet = getButtonClass({ variant: 'quiet' });
  return (
    <TopBar>
      <Link to={paths.home} className="brand brand--short">
        <Brand name={PRODUCT_NAME} />
      </Link>
      <span className="divider only-wide" />
      <Link to={paths.home} className={`${quiet} only-wide -ml-2`}>
        <ArrowLeft />
        {t('admin.dashboard')}
      </Link>
      <div className="topbar__end">
        <Link to={paths.home} className={`${quiet} only-phone`} aria-label={t('admin.dashboard')}>
          <LayoutGrid />
        </Link>
        {websiteId !== undefined && (
          <PlaceLinks websiteId={websiteId} hasEnded={hasEnded} className={`${quiet} only-desk`} />
        )}
        {websiteId !== undefined && !hasEnded && <FindEverything websiteId={websiteId} />}
        <Link to={paths.profile} className={quiet} aria-label={t('admin.profile')}>
          <UserRound />
          <span className="only-wide">{t('admin.profile')}</span>
        </Link>
      </div>
    </TopBar>
  );
}

/** Finds anything that a website has, from everywhere in the admin. */
function FindEverything({ websiteId }: { websiteId: number }) {
  const t = useSearchText();
  const href = useLocation({ select: (location) => location.href });
  // Leaving the address at which the sheet was opened closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton label={t('search.everything.label')} aria-haspopup="dialog" onClick={() => setOpenAt(href)}>
        <Search />
      </IconButton>
      {openAt === href && <FindSheet websiteId={websiteId} onClose={() => setOpenAt(null)} />}
    </>
  );
}
