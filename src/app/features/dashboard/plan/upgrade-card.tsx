import { Link } from '@tanstack/react-router';
import { paths } from '@/app/paths';
import { buttonClass } from '@/ui/button';
import { useText } from '../use-text';

/** What a plan would add, for owners on the free one. */
export function UpgradeCard() {
  const t = useText();
  return (
    <section className="upsell" aria-labelledby="upgrade">
      <div className="grid gap-2">
        <h2 className="h2" id="upgrade">
          {t('dashboard.upgrade.title')}
        </h2>
        <p className="soft max-w-[60ch]">{t('dashboard.upgrade.text')}</p>
      </div>
      <Link to={paths.subscribe} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {t('dashboard.upgrade.action')}
      </Link>
    </section>
  );
}
