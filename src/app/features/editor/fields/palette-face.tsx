import './palette.css';
import { Lock } from 'lucide-react';
import { getPlanToBuy } from '@/app/entities/plans-on-sale';
import { getTierNameValues, type PaidTier } from '@/core/plans';
import { getDefinition, type SectionType } from '@/sections/page/definitions';
import { getTypeName } from '../session/section-name';
import { useText } from '../use-text';

interface PaletteFaceProps {
  type: SectionType;
  /** This plan includes the type, where the owner's plan does not. */
  soldFrom?: PaidTier;
}

/** Shows a palette item, also while it is dragged. */
export function PaletteFace({ type, soldFrom }: PaletteFaceProps) {
  const t = useText();
  const Icon = getDefinition(type).icon;
  return (
    <>
      <Icon aria-hidden="true" />
      <span>{getTypeName(type, t)}</span>
      {soldFrom && (
        <span className="palette-item__lock">
          <Lock aria-hidden="true" />
          {t('plans.soldFrom', getTierNameValues(getPlanToBuy(soldFrom)))}
        </span>
      )}
    </>
  );
}
