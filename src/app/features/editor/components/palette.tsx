import './palette.css';
import { useDraggable } from '@dnd-kit/core';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import { planToBuy } from '@/app/entities/plans-on-sale';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { getDefinition, type SectionType, sectionTypes } from '@/sections/page/definitions';
import { classNames } from '@/ui/class-names';
import { useFindLockedType } from '../session/plan';
import { useAddSection } from '../session/section-commands';
import { typeName } from '../session/section-name';
import { useText } from '../use-text';
import { newSectionDragId } from './section-drag';

/** The types that owners can add. */
export const offeredTypes = sectionTypes.filter((type) => getDefinition(type).isOffered);

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

interface PaletteFaceProps {
  type: SectionType;
  /** The plan that has it, where the owner's has not. */
  soldFrom?: PaidTier;
}

/** The face of a palette item, also drawn while it is dragged. */
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
