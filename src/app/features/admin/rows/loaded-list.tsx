import { CircleAlert, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { Button, getButtonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

const ROWS = ['first', 'second', 'third'];

/** A list needs only this much of a query. */
interface ListQuery<Data> {
  data: Data | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedListProps<Data> {
  list: ListQuery<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows a list in a tab: loading, failed or loaded. */
export function LoadedList<Data>({ list, children }: LoadedListProps<Data>) {
  if (list.isPending) return <RowsSkeleton />;
  if (!list.data) return <PanelError error={list.error} onRetry={() => void list.refetch()} />;
  return children(list.data);
}

interface PanelErrorProps {
  /** It says what could not be loaded: a list unless another title is given. */
  title?: string;
  error: unknown;
  onRetry: () => void;
}

/** Says why one tab has nothing to show; the other tabs still work. */
export function PanelError({ title, error, onRetry }: PanelErrorProps) {
  const t = useText();
  const reason = error instanceof ApiError ? error.serverMessage : undefined;
  return (
    <EmptyState
      icon={<CircleAlert className="icon--lg" />}
      title={title ?? t('admin.panelError.title')}
      text={reason ?? t('admin.panelError.text')}
      action={<Button onClick={onRetry}>{t('admin.panelError.retry')}</Button>}
    />
  );
}

export function RowsSkeleton() {
  return (
    <ul className="rows" aria-hidden="true">
      {ROWS.map((row) => (
        <li key={row} className="row">
          <div className="grid gap-2">
            <Skeleton className="h-6 w-48 max-w-full" />
            <Skeleton className="h-6 w-full max-w-[60ch]" />
            <Skeleton className="h-5 w-36" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The foot of a list needs only this much of a paged query. */
interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>;
}

interface ListFootProps {
  list: PagedList;
  /** The whole list can be downloaded as a file from this address. */
  exportUrl: string;
}

/** Shows the button for older items, and says so when they cannot be read; nothing where there are none. */
export function MoreButton({ list }: { list: PagedList }) {
  const t = useText();
  const showToast = useToast();
  const loadMore = async () => {
    const { isFetchNextPageError } = await list.fetchNextPage();
    if (isFetchNextPageError) showToast({ title: t('admin.loadMoreFailed'), tone: 'bad' });
  };
  if (!list.hasNextPage) return null;
  return (
    <Button
      isPending={list.isFetchingNextPage}
      pendingText={t('admin.loadingMore')}
      onClick={() => void loadMore()}
    >
      {t('admin.loadMore')}
    </Button>
  );
}

/** Shows the button for older items, and the link to the file with all of them. */
export function ListFoot({ list, exportUrl }: ListFootProps) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 border-line border-t p-4">
      <MoreButton list={list} />
      <a className={getButtonClass({ variant: 'quiet' })} href={exportUrl} download>
        <Download />
        {t('admin.export')}
      </a>
    </div>
  );
}
