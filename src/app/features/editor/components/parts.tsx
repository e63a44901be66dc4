import { DndContext } from '@dnd-kit/core';
import { editor, unsavable } from '@messages';
import { CircleAlert, GripVertical } from 'lucide-react';
import { createUseText } from '@/app/lib/texts';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { rescueFocusSoon } from '@/ui/rescue-focus';
import { PaletteFace } from '../fields/palette-face';
import { useEditor, useEditorDispatch, useSync } from '../session/editor-session';
import { sectionName, typeName } from '../session/section-name';
import { findSection } from '../state/section-list';
import { useText } from '../use-text';
import { Palette } from './palette';
import { findDraggedType } from './section-drag';
import { SectionFace } from './section-face';

export { MoreButton } from '@/sections/editor-kit/more-button';
export { ConfirmDialog } from '@/ui/confirm-dialog';
export { SectionBody } from '../fields/section-body';
export { HistoryDialog } from '../history/history-dialog';
export { PreviewFrame } from '../preview/preview-frame';
export { SectionHost, UploadToasts } from '../session/section-host';
export { ConflictDialog } from './conflict-dialog';
export { LeaveDialog } from './leave-dialog';
export { LogoField } from './logo-field';
export { MenuCard } from './menu-card';
export { SharingSettings } from './sharing-settings';
export { BrandChoice, LookChoice, StyleChoice } from './style-choice';
export { TemplateChoice } from './template-choice';

/** Follows the pointer while something is dragged. */
export function DragFace({ id }: { id: string }) {
  const t = useText();
  const type = findDraggedType(id);
  const section = useEditor((state) => findSection(state, id));
  if (type) {
    return (
      <div className="palette-item is-dragging">
        <PaletteFace type={type} />
      </div>
    );
  }
  if (!section) return null;
  return (
    <div className="sec is-dragging">
      <div className="sec__head">
        <span className="handle">
          <GripVertical />
        </span>
        <span className="sec__toggle">
          <SectionFace
            type={section.type}
            name={sectionName(section, t)}
            typeName={typeName(section.type, t)}
          />
        </span>
      </div>
    </div>
  );
}

interface PaletteSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the palette on phones. */
export function PaletteSheet({ isOpen, onClose }: PaletteSheetProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('editor.addSection')} closeLabel={t('common.close')}>
      {/* A context without sensors: nothing is dragged out of a sheet. */}
      <DndContext sensors={[]}>
        <Palette onAdded={onClose} />
      </DndContext>
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
