import { templates } from '@messages';
import { CircleAlert, RotateCw } from 'lucide-react';
import { textsOf } from '@/app/lib/texts';
import { Button } from '@/ui/button';
import { useIsOnline } from '@/ui/use-is-online';

const useText = textsOf({ templates });

/** Says that the templates did not come. A browser asks for a script once, so another try takes a new page. */
export function TemplatesFailure() {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
      <p className="soft inline-flex items-center gap-2">
        <CircleAlert aria-hidden="true" />
        {t('templates.loadFailed')}
      </p>
      <Button disabled={!isOnline} onClick={() => window.location.reload()}>
        <RotateCw />
        {t('common.reload')}
      </Button>
    </div>
  );
}
