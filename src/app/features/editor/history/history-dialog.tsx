import './history.css';
import { CircleAlert, History } from 'lucide-react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { formatSignedOut } from '../session/use-error-toast';
import { isSamePage, toEditorPage } from '../state/editor-page';
import { usePartsText } from '../use-parts-text';
import { RevisionList, RevisionPreview } from './revision-list';
import { HistoryError, useHistory } from './use-history';

interface HistoryDialogProps {
  websiteId: number;
  onClose: () => void;
  save: () => Promise<boolean>;
}

/** Shows earlier saves. Restoring one is an edit that can be undone, and a save of its own. */
export function HistoryDialog({ websiteId, onClose, save }: HistoryDialogProps) {
  const t = usePartsText();
  const dispatch = useEditorDispatch();
  const history = useHistory(websiteId);
  // A revision says nothing of the language, so the present one stays.
  const language = useEditor((state) => state.page.language);
  const page = history.revision.data && toEditorPage({ ...history.revision.data, language });
  const isShown = useEditor((state) => page !== undefined && isSamePage(page, state.page));

  const handleRestore = () => {
    if (!page) return;
    dispatch({ type: 'restore', page });
    onClose();
    void save();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t('editor.history.title')}
      description={t('editorParts.history.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button variant="primary" disabled={!page || isShown} onClick={handleRestore}>
            {t(isShown ? 'editorParts.history.isShown' : 'editorParts.history.restore')}
          </Button>
        </>
      }
    >
      <HistoryBody {...history} />
    </Dialog>
  );
}

/** Shows the list of saves beside the page of the chosen one, or says why there is none. */
export function HistoryBody({ list, chosen, choose, revision }: ReturnType<typeof useHistory>) {
  const t = usePartsText();
  if (list.error) return <HistoryFailure error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data && !chosen) {
    return (
      <EmptyState
        icon={<History />}
        title={t('editorParts.history.empty')}
        text={t('editorParts.history.emptyText')}
      />
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

interface HistoryFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Says that the history, or one save of it, could not be loaded. */
export function HistoryFailure({ error, onRetry }: HistoryFailureProps) {
  const t = usePartsText();
  const failure = error instanceof HistoryError ? error.failure : null;
  const told = failure && (formatSignedOut(failure, t) ?? failure.serverMessage);
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={t('editorParts.history.failed')}
      text={told ?? t('editorParts.history.failedText')}
      action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    />
  );
}
