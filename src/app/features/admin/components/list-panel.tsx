import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '@/app/lib/texts';
import { Button, buttonClass } from '@/ui/button';
import { useToast } from '@/ui/toast';
import { PanelError } from './panel-error';
import { RowsSkeleton } from './rows-skeleton';

/** As much of a paged query as a list needs. */
interface PagedList<Item> {
  data: Item[] | undefined;
  isPending: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>;
}

interface ListPanelProps<Item> {
  list: PagedList<Item>;
  empty: ReactNode;
  /** Where the whole list can be had as a file. */
  exportUrl: string;
  /** One row, an `li`. */
  renderRow: (item: Item) => ReactNode;
}

/** A list in a tab: on the way, failed, empty, or its rows and the way to older ones. */
export function ListPanel<Item>({ list, empty, exportUrl, renderRow }: ListPanelProps<Item>) {
  const t = useText();
  const showToast = useToast();
  if (list.isPending) return <RowsSkeleton />;
  if (!list.data) return <PanelError error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) return empty;

  const loadMore = async () => {
    const { isFetchNextPageError } = await list.fetchNextPage();
    if (isFetchNextPageError) showToast({ title: t('admin.loadMoreFailed'), tone: 'bad' });
  };
  return (
    <>
      <ul className="rows">{list.data.map(renderRow)}</ul>
      <div className="flex flex-wrap items-center justify-center gap-2 border-line border-t p-4">
        {list.hasNextPage && (
          <Button
            isPending={list.isFetchingNextPage}
            pendingText={t('admin.loadingMore')}
            onClick={() => void loadMore()}
          >
            {t('admin.loadMore')}
          </Button>
        )}
        <a className={buttonClass({ variant: 'quiet' })} href={exportUrl} download>
          <Download />
          {t('admin.export')}
        </a>
      </div>
    </>
  );
}
