import { CircleAlert } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { HistoryError } from '../api/revision-calls';
import { signedOutText } from '../session/signed-out-text';
import { useText } from '../use-text';

interface HistoryFailureProps {
  error: Error;
  onRetry: () => void;
}

/** The history, or one save of it, could not be asked for. */
export function HistoryFailure({ error, onRetry }: HistoryFailureProps) {
  const t = useText();
  const failure = error instanceof HistoryError ? error.failure : null;
  const told = failure && (signedOutText(failure, t) ?? failure.serverMessage);
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t('editor.history.failed')}
      text={told ?? t('editor.history.failedText')}
      action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    />
  );
}
