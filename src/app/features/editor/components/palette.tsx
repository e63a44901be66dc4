import { useDraggable } from '@dnd-kit/core';
import { memo } from 'react';
import type { SectionType } from '@/sections/page/definitions';
import { classNames } from '@/ui/class-names';
import { offeredTypes, PaletteFace } from '../fields/palette-face';
import { useFindLockedType } from '../session/plan';
import { useAddSection } from '../session/section-commands';
import { newSectionDragId } from './section-drag';

/** The section types that can be added: dragged onto the page, or pressed. */
export const Palette = memo(function Palette({ onAdded }: { onAdded?: () => void }) {
  const add = useAddSection();
  return (
    <div className="palette">
      {offeredTypes.map((type) => (
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
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: newSectionDragId(type) });
  const locked = useFindLockedType()(type);
  // Not the keyboard's: there, pressing adds.
  const { onKeyDown: _pressAdds, ...pointerListeners } = listeners ?? {};
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classNames('palette-item', locked && 'is-locked', isDragging && 'is-held')}
      {...pointerListeners}
      onClick={() => onAdd(type)}
    >
      <PaletteFace type={type} soldFrom={locked?.requiredTier} />
    </button>
  );
}
