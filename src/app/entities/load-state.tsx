import { CircleAlert } from 'lucide-react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';

interface LoadStateProps {
  loading: { isError: boolean; isFetching: boolean; refetch(): Promise<unknown> };
  /** These are said when it has failed. */
  title: string;
  text: string;
  retry: string;
}

/** Stands in for a screen's content until it is there, and asks for it again once it has failed. */
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
