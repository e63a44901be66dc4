import { editor, unsavable } from '@messages';
import { CircleAlert } from 'lucide-react';
import { createUseText } from '@/app/lib/texts';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { rescueFocusSoon } from '@/ui/rescue-focus';
import { useEditorDispatch, useSync } from '../session/editor-session';
import { useText } from '../use-text';
import { Palette } from './palette';

export { MoreButton } from '@/sections/editor-kit/more-button';
export { ConfirmDialog } from '@/ui/confirm-dialog';
export { LogoField } from '../fields/logo-field';
export { SectionBody } from '../fields/section-body';
export { HistoryDialog } from '../history/history-dialog';
export { PreviewFrame } from '../preview/preview-frame';
export { SectionHost, UploadToasts } from '../session/section-host';
export { ConflictDialog } from './conflict-dialog';
export { LeaveDialog } from './leave-dialog';
export { MenuCard } from './menu-card';
export { SectionDragging } from './section-dragging';
export { SharingSettings } from './sharing-settings';
export { StyleCard } from './style-card';
export { TemplateChoice } from './template-choice';

interface PaletteSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the palette on phones. */
export function PaletteSheet({ isOpen, onClose }: PaletteSheetProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('editor.addSection')} closeLabel={t('common.close')}>
      <Palette onAdded={onClose} />
    </Dialog>
  );
}

const useUnsavableText = createUseText({ editor, unsavable });

/** Says why nothing can be saved as it is, and what to do: the website was deleted, or somebody else has signed in. */
export function UnsavableBanner({ onMoved }: { onMoved: () => void }) {
  const t = useUnsavableText();
  const dispatch = useEditorDispatch();
  const why = useSync(({ status }) => status);
  if (why !== 'gone' && why !== 'other-owner') return null;

  const handleKeep = () => {
    dispatch({ type: 'keep-as-new' });
    onMoved();
    rescueFocusSoon();
  };
  return (
    <div className="ed-banner">
      <Banner
        tone="red"
        icon={<CircleAlert />}
        action={
          why === 'gone' && (
            <Button size="sm" onClick={handleKeep}>
              {t('editor.keepAsNew')}
            </Button>
          )
        }
      >
        {t(why === 'gone' ? 'unsavable.gone' : 'unsavable.otherOwner')}
      </Banner>
    </div>
  );
}
