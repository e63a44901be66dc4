import { useBlocker } from '@tanstack/react-router';
import { paths } from '@/app/paths';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useEditorSession } from '../session/use-editor';
import { isDirty } from '../state/same-page';
import { useText } from '../use-text';

/** Asks before the editor is left with unsaved work or uploads under way, and only then. */
export function LeaveGuard({ save }: { save: () => Promise<boolean> }) {
  const t = useText();
  const { store, uploads, copies } = useEditorSession();
  const hasUnsaved = () => isDirty(store.getState());
  const blocker = useBlocker({
    // Its first save gives a website another address; uploads go on there.
    shouldBlockFn: ({ next }) =>
      hasUnsaved() || (uploads.isBusy() && !next.pathname.startsWith(paths.editor())),
    enableBeforeUnload: () => hasUnsaved() || uploads.isBusy(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const isNew = store.getState().websiteId === null;
  const isLost = isNew && !copies.isKept();
  const newText = isLost ? 'editor.leaveTextNew' : 'editor.leaveTextNewKept';

  const handleSave = async () => {
    if (await save()) blocker.proceed();
    else blocker.reset();
  };
  return (
    <Dialog
      isOpen
      onClose={blocker.reset}
      title={t('editor.leaveTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant={isLost ? 'danger-quiet' : 'quiet'} onClick={blocker.proceed}>
            {t('editor.leave')}
          </Button>
          <Button variant="primary" data-autofocus onClick={() => void handleSave()}>
            {t('editor.saveAndLeave')}
          </Button>
        </>
      }
    >
      <p className="soft">{t(isNew ? newText : 'editor.leaveText')}</p>
    </Dialog>
  );
}
