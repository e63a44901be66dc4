import { templates } from '@messages';
import { CircleAlert } from 'lucide-react';
import { textsOf } from '@/app/lib/texts';
import { Button } from '@/ui/button';
import type { FittedTemplates } from './use-fitted-templates';

const useText = textsOf({ templates });

/** Says that the templates did not come, and asks for them again. */
export function TemplatesFailure({ isLoading, retry }: Pick<FittedTemplates, 'isLoading' | 'retry'>) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" role="alert">
      <p className="soft inline-flex items-center gap-2">
        <CircleAlert aria-hidden="true" />
        {t('templates.loadFailed')}
      </p>
      <Button isPending={isLoading} pendingText={t('common.loading')} onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
