import { CircleAlert } from 'lucide-react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';

interface LoadStateProps {
  loading: { isError: boolean; isFetching: boolean; refetch(): Promise<unknown> };
  /** The title and the text are shown when loading has failed. */
  title: string;
  text: string;
  retry: string;
}

/** Stands in for a screen's content until it is there, and lets the owner try again when loading has failed. */
export function LoadState({ loading, title, text, retry }: LoadStateProps) {
  if (!loading.isError) return <Skeleton className="h-5 w-full" />;
  return (
    <Card>
      <EmptyState
        icon={<CircleAlert className="icon--lg" />}
        title={title}
        text={text}
        action={
          <Button isPending={loading.isFetching} onClick={() => void loading.refetch()}>
            {retry}
          </Button>
        }
      />
    </Card>
  );
}
