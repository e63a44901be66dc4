import { useDraggable } from '@dnd-kit/core';
import { useText } from '@/app/lib/texts';
import { iconOf } from '@/sections/icons';
import type { SectionType } from '@/sections/registry';
import { newSectionDragId } from '../dnd/drag-ids';
import { typeName } from './section-name';

interface PaletteItemProps {
  type: SectionType;
  onAdd: (type: SectionType) => void;
}

/** A section type that can be pressed, or dragged onto the page. */
export function PaletteItem({ type, onAdd }: PaletteItemProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: newSectionDragId(type) });
  // Not the keyboard's: there, pressing adds.
  const { onKeyDown: _pressAdds, ...pointerListeners } = listeners ?? {};
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={isDragging ? 'palette-item is-held' : 'palette-item'}
      {...pointerListeners}
      onClick={() => onAdd(type)}
    >
      <PaletteFace type={type} />
    </button>
  );
}

/** What a palette item shows, also while it is dragged. */
export function PaletteFace({ type }: { type: SectionType }) {
  const t = useText();
  const Icon = iconOf(type);
  return (
    <>
      <Icon aria-hidden="true" />
      <span>{typeName(type, t)}</span>
    </>
  );
}
