import { Store } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

/** In the place of the sample page when it was deleted. */
export function ClosedDemo({ onReset }: { onReset: () => void }) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed to delete is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <EmptyState
      icon={<Store className="icon--lg" />}
      title={t('admin.demo.closed.title')}
      text={t('admin.demo.closed.text')}
      action={
        <Button ref={button} variant="primary" onClick={onReset}>
          {t('admin.demo.closed.reset')}
        </Button>
      }
    />
  );
}
