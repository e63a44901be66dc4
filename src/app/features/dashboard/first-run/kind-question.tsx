import { BedDouble, Hammer, type LucideIcon, Scissors, ShoppingBag, Sparkles, Utensils } from 'lucide-react';
import { useId } from 'react';
import { TextField } from '@/ui/field';
import { ImageChoice } from '@/ui/image-choice';
import { isTrade, type Kind, kinds, LENGTHS } from './answers';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { useText } from './use-text';

const icons: Record<Kind, LucideIcon> = {
  beauty: Scissors,
  food: Utensils,
  building: Hammer,
  stays: BedDouble,
  selling: ShoppingBag,
  other: Sparkles,
};

export function KindQuestion({ answers, onAnswer, frame }: QuestionProps) {
  const t = useText();
  const name = useId();
  return (
    <QuestionFrame {...frame} answers={answers}>
      <div className="first-kinds" role="radiogroup" aria-labelledby="first-run-title">
        {kinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <ImageChoice
              key={kind}
              className="first-kind"
              name={name}
              value={kind}
              isChosen={answers.kind === kind}
              onChoose={() => onAnswer({ kind })}
            >
              <Icon aria-hidden="true" />
              <b>{t(isTrade(kind) ? `templates.trades.${kind}` : `firstRun.kind.${kind}`)}</b>
              <span>{t(`firstRun.kind.such.${kind}`)}</span>
            </ImageChoice>
          );
        })}
      </div>
      {answers.kind === 'other' && (
        <TextField
          label={t('firstRun.kind.words')}
          hint={t('firstRun.kind.wordsHint')}
          maxLength={LENGTHS.words}
          value={answers.words}
          onChange={(event) => onAnswer({ words: event.target.value })}
        />
      )}
    </QuestionFrame>
  );
}
