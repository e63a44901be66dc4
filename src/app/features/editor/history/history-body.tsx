import { History } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { PartMissing } from '../late/part-missing';
import { useLateParts } from '../late/use-late-parts';
import { useText } from '../use-text';
import { HistoryFailure } from './history-failure';
import { RevisionList } from './revision-list';
import type { useHistory } from './use-history';

/** The list of saves beside the page of the chosen one, or why there is none. */
export function HistoryBody({ list, chosen, choose, revision }: ReturnType<typeof useHistory>) {
  const t = useText();
  const { parts, hasFailed } = useLateParts();
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
          (revision.data && parts ? (
            <parts.RevisionPreview revision={revision.data} />
          ) : (
            <PartMissing hasFailed={hasFailed} className="h-full w-full" />
          ))}
      </div>
    </div>
  );
}
