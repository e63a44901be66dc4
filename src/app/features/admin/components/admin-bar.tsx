import { Link } from '@tanstack/react-router';
import { ArrowLeft, LayoutGrid, UserRound } from 'lucide-react';
import { paths } from '@/app/paths';
import { PRODUCT_NAME } from '@/core/brand';
import { Brand } from '@/ui/brand';
import { buttonClass } from '@/ui/button';
import { TopBar } from '@/ui/top-bar';
import { useText } from '../use-text';

/** Leads back to all websites; on phones in icons only. */
export function AdminBar() {
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
