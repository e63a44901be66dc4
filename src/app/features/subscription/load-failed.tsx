import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useText } from './use-text';

interface LoadFailedProps {
  title: string;
  text: string;
  isLoading: boolean;
  onRetry: () => void;
}

/** In the place of something that could not be asked for. */
export function LoadFailed({ title, text, isLoading, onRetry }: LoadFailedProps) {
  const t = useText();
  return (
    <EmptyState
      icon={<CircleAlert className="icon--lg" />}
      title={title}
      text={text}
      action={
        <Button isPending={isLoading} onClick={onRetry}>
          <RotateCw />
          {t('common.retry')}
        </Button>
      }
    />
  );
}
