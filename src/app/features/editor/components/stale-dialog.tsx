import { useState } from 'react';
import { formatDateTime } from '@/app/lib/dates';
import type { Website } from '@/contracts/websites';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { websiteCalls } from '../api/website-calls';
import { comparePages } from '../save/compare-pages';
import { useEditorSession } from '../session/use-editor';
import type { StaleSave } from '../session/use-save';
import { toEditorPage } from '../state/editor-page';
import { useText } from '../use-text';
import { DifferenceList } from './difference-list';

interface StaleDialogProps extends StaleSave {
  onClose: () => void;
  save: (isPublished?: boolean) => Promise<boolean>;
}

/** Two copies of one page: the owner sees what differs and chooses. Closing it changes nothing. */
export function StaleDialog({ current, wanted, onClose, save }: StaleDialogProps) {
  const t = useText();
  const { store } = useEditorSession();
  const [isPending, setIsPending] = useState(false);
  const theirs = toEditorPage(current);
  const differences = comparePages(store.getState().page, theirs);

  const rebaseOn = ({ version, isPublished }: Website, savedPage: typeof theirs) =>
    store.dispatch({ type: 'rebase', version, isPublished, savedPage });

  const handleMine = async () => {
    setIsPending(true);
    const latest = await websiteCalls.read(current.id).catch(() => current);
    rebaseOn(latest, toEditorPage(latest));
    onClose();
    await save(wanted);
  };
  const handleTheirs = () => {
    rebaseOn(current, theirs);
    store.dispatch({ type: 'restore', page: theirs });
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t('editor.staleTitle')}
      description={t('editor.staleText', { time: formatDateTime(current.updatedAt) })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button disabled={isPending} onClick={handleTheirs}>
            {t('editor.useTheirs')}
          </Button>
          <Button
            variant="primary"
            data-autofocus
            isPending={isPending}
            pendingText={t('editor.saving')}
            onClick={() => void handleMine()}
          >
            {t('editor.keepMine')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DifferenceList differences={differences} />
        <p className="sm soft">{t('editor.staleHint')}</p>
      </div>
    </Dialog>
  );
}
