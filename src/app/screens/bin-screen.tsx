import { BinList } from '@/app/features/dashboard/bin/bin-list';
import { useText } from '@/app/features/dashboard/use-text';
import { OwnerBar } from '@/app/frame/owner-bar';
import { ScreenHead } from '@/app/frame/screen-head';
import { useScreenTitle } from '@/app/lib/screen-title';
import { BIN_DAYS } from '@/contracts/websites';
import { paths } from '@/core/screen-paths';

/** Lists deleted websites, which can be brought back or deleted for good. */
export function BinScreen() {
  const t = useText();
  useScreenTitle(t('bin.title'));
  return (
    <>
      <OwnerBar />
      <main id="main" className="wrap page">
        <ScreenHead
          backTo={paths.home}
          back={t('dashboard.title')}
          title={t('bin.title')}
          lead={t('bin.lead', { days: BIN_DAYS })}
        />
        <BinList />
      </main>
    </>
  );
}
