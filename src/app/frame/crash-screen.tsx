import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { supportEmail } from '@/app/lib/page-facts';
import { useText } from '@/app/lib/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** Stands in for a screen that broke, or whose code could not be loaded. */
export function CrashScreen() {
  const t = useText();
  const support = supportEmail();
  const link = (address: ReactNode) => (
    <a className="link wrap-anywhere" href={`mailto:${support}`}>
      {address}
    </a>
  );
  return (
    <main id="main" className="wrap page">
      <div className="card">
        <EmptyState
          icon={<CircleAlert className="icon--lg" />}
          title={t('frame.crashTitle')}
          text={support ? t.rich('frame.crashTextSupport', { email: support, link }) : t('frame.crashText')}
          action={
            <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
              <RotateCw />
              {t('common.reload')}
            </Button>
          }
        />
      </div>
    </main>
  );
}
