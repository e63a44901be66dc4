import { CircleAlert } from 'lucide-react';
import { ApiError } from '@/app/lib/api-client';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useText } from '../use-text';

interface PanelErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** Says why one tab has nothing to show; the others work on. */
export function PanelError({ error, onRetry }: PanelErrorProps) {
  const t = useText();
  const reason = error instanceof ApiError ? error.serverMessage : undefined;
  return (
    <EmptyState
      icon={<CircleAlert className="icon--lg" />}
      title={t('admin.panelError.title')}
      text={reason ?? t('admin.panelError.text')}
      action={<Button onClick={onRetry}>{t('admin.panelError.retry')}</Button>}
    />
  );
}
