import { memo } from 'react';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { PaletteFace } from '../fields/palette-face';
import { useFindLockedType } from '../session/plan';
import { useAddSection } from '../session/section-commands';
import { useText } from '../use-text';
import { getNewSectionDragId, useDragProps } from './drag-board';

/** Offers the section types that can be added by dragging them onto the page or pressing them. */
export const Palette = memo(function Palette({ onAdded }: { onAdded?: () => void }) {
  const add = useAddSection();
  return (
    <div className="palette">
      {sectionTypes.map((type) => (
        <PaletteItem
          key={type}
          type={type}
          onAdd={(added) => {
            if (add(added)) onAdded?.();
          }}
        />
      ))}
    </div>
  );
});

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

interface PaletteItemProps {
  type: SectionType;
  onAdd: (type: SectionType) => void;
}

/** Offers a section type to press, or to drag onto the page; a type that is locked says which plan has it. */
export function PaletteItem({ type, onAdd }: PaletteItemProps) {
  const drag = useDragProps(getNewSectionDragId(type));
  const locked = useFindLockedType()(type);
  return (
    <button
      ref={drag?.ref}
      type="button"
      className={classNames('palette-item', locked && 'is-locked', drag?.isHeld && 'is-held')}
      {...drag?.handle}
      onClick={() => onAdd(type)}
    >
      <PaletteFace type={type} soldFrom={locked?.requiredTier} />
    </button>
  );
}
