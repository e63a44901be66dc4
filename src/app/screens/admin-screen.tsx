import { Link } from '@tanstack/react-router';
import { ArrowLeft, Clock, LayoutGrid, Store, UserRound, Users } from 'lucide-react';
import { useCurrentUser } from '@/app/entities/account';
import { ReadOnlyAdmin } from '@/app/features/admin/components/read-only-admin';
import { WebsiteAdmin } from '@/app/features/admin/components/website-admin';
import { SelectWebsite } from '@/app/features/admin/components/website-missing';
import { useText } from '@/app/features/admin/use-text';
import { paths } from '@/app/lib/paths';
import { PRODUCT_NAME } from '@/core/brand';
import { Brand } from '@/ui/brand';
import { buttonClass } from '@/ui/button';
import { TopBar } from '@/ui/top-bar';

export function AdminScreen({ websiteId }: { websiteId?: number }) {
  const t = useText();
  const { user } = useCurrentUser();
  const hasEnded = user !== null && user.subscriptionTier === 'expired';
  const Admin = hasEnded ? ReadOnlyAdmin : WebsiteAdmin;
  return (
    <>
      <AdminBar hoursOf={hasEnded ? undefined : websiteId} />
      <main id="main" className="wrap page gap-6">
        {websiteId === undefined ? <SelectWebsite /> : <Admin key={websiteId} websiteId={websiteId} />}
        {websiteId !== undefined && !hasEnded && (
          <div className="only-phone grid gap-2">
            <Link to={paths.customers(websiteId)} className={buttonClass()}>
              <Users />
              {t('admin.customers')}
            </Link>
            <Link to={paths.hours(websiteId)} className={buttonClass()}>
              <Clock />
              {t('admin.openingHours')}
            </Link>
            <Link to={paths.business(websiteId)} className={buttonClass()}>
              <Store />
              {t('admin.business')}
            </Link>
          </div>
        )}
        {websiteId !== undefined && hasEnded && (
          <Link to={paths.customers(websiteId)} className={buttonClass()}>
            <Users />
            {t('admin.customers')}
          </Link>
        )}
          </Link>
        )}
      </main>
    </>
  );
}

interface AdminBarProps {
  /** The website whose opening hours can be changed. */
  hoursOf: number | undefined;
}

/** Leads back to all websites, and to the opening hours of this one; on phones in icons only, where the hours have no room. */
function AdminBar({ hoursOf }: AdminBarProps) {
  const t = useText();
  return (
    <TopBar>
      <Link to={paths.home} className="brand">
        <Brand name={PRODUCT_NAME} />
      </Link>
      <span className="divider only-wide" />
      <Link to={paths.home} className={`${buttonClass({ variant: 'quiet' })} only-wide -ml-2`}>
        <ArrowLeft />
        {t('admin.dashboard')}
      </Link>
      <div className="topbar__end">
        <Link
          to={paths.home}
          className={`${buttonClass({ variant: 'quiet' })} only-phone`}
          aria-label={t('admin.dashboard')}
        >
          <LayoutGrid />
        </Link>
        {hoursOf !== undefined && (
          <Link to={paths.customers(hoursOf)} className={`${buttonClass({ variant: 'quiet' })} only-wide`}>
            <Users />
            {t('admin.customers')}
          </Link>
        )}
        {hoursOf !== undefined && (
          <Link to={paths.hours(hoursOf)} className={`${buttonClass({ variant: 'quiet' })} only-wide`}>
            <Clock />
            {t('admin.openingHours')}
          </Link>
        )}
        {hoursOf !== undefined && (
          <Link to={paths.business(hoursOf)} className={`${buttonClass({ variant: 'quiet' })} only-wide`}>
            <Store />
            {t('admin.business')}
          </Link>
        )}
        <Link
          to={paths.profile}
          className={buttonClass({ variant: 'quiet' })}
          aria-label={t('admin.profile')}
        >
          <UserRound />
          <span className="only-wide">{t('admin.profile')}</span>
        </Link>
      </div>
    </TopBar>
  );
}
