import { CircleAlert, RotateCw } from 'lucide-react';
import { useText } from '@/app/lib/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

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
