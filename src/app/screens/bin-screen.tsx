import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { BinList } from '@/app/features/dashboard/bin/bin-list';
import { useText } from '@/app/features/dashboard/use-text';
import { OwnerBar } from '@/app/frame/owner-bar';
import { useScreenTitle } from '@/app/lib/screen-title';
import { BIN_DAYS } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';
import { getButtonClass } from '@/ui/button';

/** Lists deleted websites, which can be brought back or deleted for good. */
export function BinScreen() {
  const t = useText();
  useScreenTitle(t('bin.title'));
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page">
        <div className="grid justify-items-start gap-1">
          <Link to={paths.home} className={`${getButtonClass({ variant: 'quiet' })} -ml-4`}>
            <ArrowLeft />
            {t('dashboard.title')}
          </Link>
          <h1 className="h1" tabIndex={-1}>
            {t('bin.title')}
          </h1>
          <p className="soft">{t('bin.lead', { days: BIN_DAYS })}</p>
        </div>
        <BinList />
      </main>
    </>
  );
}
