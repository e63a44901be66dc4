import { memo } from 'react';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { classNames } from '@/ui/class-names';
import { PaletteFace } from '../fields/palette-face';
import { useFindLockedType } from '../session/plan';
import { useAddSection } from '../session/section-commands';
import { getNewSectionDragId, useDragProps } from './drag-board';

/** The section types that can be added: dragged onto the page, or pressed. */
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

interface PaletteItemProps {
  type: SectionType;
  onAdd: (type: SectionType) => void;
}

/** A section type that can be pressed, or dragged onto the page; one that the plan lacks says which plan has it. */
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
