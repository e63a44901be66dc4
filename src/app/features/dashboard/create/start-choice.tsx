import type { Tier } from '@/core/plans';
import './start-choice.css';
import { useId } from 'react';
import { LeftOutLine } from '@/app/templates/left-out-line';
import { EmptyFace, TemplateFace } from '@/app/templates/template-face';
import type { OfferedTemplate } from '@/templates/fitted-templates';
import { PictureChoice } from '@/ui/picture-choice';
import { useText } from '../use-text';

interface StartChoiceProps {
  offered: readonly OfferedTemplate[];
  tier: Tier;
  /** Null for an empty page. */
  chosen: OfferedTemplate | null;
  onChoose: (template: OfferedTemplate | null) => void;
}

/** What a new website starts from: a template, or an empty page. */
export function StartChoice({ offered, tier, chosen, onChoose }: StartChoiceProps) {
  const t = useText();
  const group = useId();
  const choices = [null, ...offered];
  return (
    <fieldset className="grid gap-1.5">
      <legend className="label mb-1.5">{t('templates.startFrom')}</legend>
      <div className="start-choices">
        {choices.map((choice) => (
          <PictureChoice
            key={choice?.name ?? ''}
            className={choice ? 'start-choice' : 'start-choice start-choice--empty'}
            name={group}
            value={choice?.name ?? ''}
            isChosen={choice?.name === chosen?.name}
            onChoose={() => onChoose(choice)}
          >
            {choice ? <TemplateFace template={choice.template} /> : <EmptyFace />}
            <span>{choice ? t(`templates.names.${choice.name}`) : t('templates.empty')}</span>
          </PictureChoice>
        ))}
      </div>
      <div aria-live="polite">{chosen && <LeftOutLine leftOut={[chosen.leftOut]} tier={tier} />}</div>
    </fieldset>
  );
}
