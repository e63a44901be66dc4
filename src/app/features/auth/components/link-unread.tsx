import { FormFailure } from '@/app/frame/form-failure';
import { Button } from '@/ui/button';
import { useText } from '../use-text';

/** What a link does could not be asked. */
export function LinkUnread({ onAgain }: { onAgain: () => void }) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <FormFailure text={t('auth.link.failed')} />
      <Button size="lg" onClick={onAgain}>
        {t('auth.link.again')}
      </Button>
    </div>
  );
}
