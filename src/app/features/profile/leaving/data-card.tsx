import { Download } from 'lucide-react';
import { useCurrentUser } from '@/app/lib/current-user';
import { paths } from '@/app/paths';
import { exportAccount } from '@/contracts/endpoints/exports';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { useText } from '../use-text';

/** What the owner has put in belongs to them. */
export function DataCard() {
  const t = useText();
  const { user } = useCurrentUser();
  return (
    <Card className="card__pad grid justify-items-start gap-4" aria-labelledby="data">
      <div className="grid gap-1">
        <h2 className="h3" id="data">
          {t('profile.data.title')}
        </h2>
        <p className="soft">{t('profile.data.text')}</p>
      </div>
      <a className={buttonClass()} href={`${exportAccount.path}?owner=${user?.id}`} download>
        <Download aria-hidden="true" />
        {t('profile.data.download')}
      </a>
      {/* Drawn at build time: no part of the app. */}
      <a className="link" href={paths.privacy}>
        {t('profile.data.privacy')}
      </a>
    </Card>
  );
}
