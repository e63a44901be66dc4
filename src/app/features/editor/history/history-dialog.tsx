import './history.css';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useEditor, useEditorDispatch } from '../session/editor-session';
import { isSamePage, toEditorPage } from '../state/editor-page';
import { useText } from '../use-text';
import { HistoryBody } from './history-body';
import { useHistory } from './use-history';

interface HistoryDialogProps {
  websiteId: number;
  onClose: () => void;
  save: () => Promise<boolean>;
}

/** Looking back at earlier saves. Restoring one is an edit that can be undone, and a save of its own. */
export function HistoryDialog({ websiteId, onClose, save }: HistoryDialogProps) {
  const t = useText();
  const dispatch = useEditorDispatch();
  const history = useHistory(websiteId);
  const page = history.revision.data && toEditorPage(history.revision.data);
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
      description={t('editor.history.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button variant="primary" disabled={!page || isShown} onClick={handleRestore}>
            {t(isShown ? 'editor.history.isShown' : 'editor.history.restore')}
          </Button>
        </>
      }
    >
      <HistoryBody {...history} />
    </Dialog>
  );
}
