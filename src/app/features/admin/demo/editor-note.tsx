import { paths } from '@/app/paths';
import { Button, buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useText } from '../use-text';

interface EditorNoteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Where the product would open the editor. */
export function EditorNote({ isOpen, onClose }: EditorNoteProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('admin.demo.editor.title')}
      closeLabel={t('admin.demo.editor.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('admin.demo.editor.close')}</Button>
          <a className={buttonClass({ variant: 'primary' })} href={paths.register} data-autofocus>
            {t('admin.demo.editor.start')}
          </a>
        </>
      }
    >
      <p className="soft">{t('admin.demo.editor.text')}</p>
    </Dialog>
  );
}
