import { Download } from 'lucide-react';
import { Button, buttonClass } from '@/ui/button';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

/** As much of a paged query as its end needs. */
interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>;
}

interface ListFootProps {
  list: PagedList;
  /** Where the whole list can be had as a file. */
  exportUrl: string;
}

/** The way to older items, and to all of them. */
export function ListFoot({ list, exportUrl }: ListFootProps) {
  const t = useText();
  const showToast = useToast();
  const loadMore = async () => {
    const { isFetchNextPageError } = await list.fetchNextPage();
    if (isFetchNextPageError) showToast({ title: t('admin.loadMoreFailed'), tone: 'bad' });
  };
  return (
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
  );
}
