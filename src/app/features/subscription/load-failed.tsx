import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useText } from './use-text';

interface LoadFailedProps {
  title: string;
  text: string;
  isLoading: boolean;
  onRetry: () => void;
}

/** Stands in place of something that could not be loaded. */
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

/** Stands in place of the subscription that could not be loaded. */
export function SubscriptionLoadFailed({
  isLoading,
  onRetry,
}: Pick<LoadFailedProps, 'isLoading' | 'onRetry'>) {
  const t = useText();
  return (
    <Card>
      <LoadFailed
        title={t('subscription.loadFailed.title')}
        text={t('subscription.loadFailed.text')}
        isLoading={isLoading}
        onRetry={onRetry}
      />
    </Card>
  );
}
