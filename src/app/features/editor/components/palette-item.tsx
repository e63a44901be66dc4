import { useDraggable } from '@dnd-kit/core';
import { Lock } from 'lucide-react';
import { planToBuy } from '@/app/lib/plans-on-sale';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { getDefinition, type SectionType } from '@/sections/page/definitions';
import { classNames } from '@/ui/class-names';
import { newSectionDragId } from '../dnd/drag-ids';
import { useFindLockedType } from '../plan/use-find-locked-type';
import { useText } from '../use-text';
import { typeName } from './section-name';

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

interface PaletteFaceProps {
  type: SectionType;
  /** The plan that has it, where the owner's has not. */
  soldFrom?: PaidTier;
}

/** What a palette item shows, also while it is dragged. */
export function PaletteFace({ type, soldFrom }: PaletteFaceProps) {
  const t = useText();
  const Icon = getDefinition(type).icon;
  return (
    <>
      <Icon aria-hidden="true" />
      <span>{typeName(type, t)}</span>
      {soldFrom && (
        <span className="palette-item__lock">
          <Lock aria-hidden="true" />
          {t('plans.soldFrom', getTierNameValues(planToBuy(soldFrom)))}
        </span>
      )}
    </>
  );
}
