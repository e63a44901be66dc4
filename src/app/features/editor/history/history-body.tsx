import { History } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { useText } from '../use-text';
import { HistoryFailure } from './history-failure';
import { RevisionList } from './revision-list';
import { RevisionPreview } from './revision-preview';
import type { useHistory } from './use-history';

/** The list of saves beside the page of the chosen one, or why there is none. */
export function HistoryBody({ list, chosen, choose, revision }: ReturnType<typeof useHistory>) {
  const t = useText();
  if (list.error) return <HistoryFailure error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data && !chosen) {
    return (
      <EmptyState icon={<History />} title={t('editor.history.empty')} text={t('editor.history.emptyText')} />
    );
  }
  return (
    <div className="history" aria-busy={!revision.data && !revision.error}>
      {list.data && chosen ? (
        <RevisionList revisions={list.data} chosen={chosen.version} onChoose={choose} />
      ) : (
        <Skeleton className="history__list" />
      )}
      <div className="history__page">
        {revision.error && <HistoryFailure error={revision.error} onRetry={() => void revision.refetch()} />}
        {!revision.error &&
          (revision.data ? (
            <RevisionPreview revision={revision.data} />
          ) : (
            <>
              <span className="sr-only">{t('common.loading')}</span>
              <Skeleton className="block h-full w-full" />
            </>
          ))}
      </div>
    </div>
  );
}
