import { locale } from '@messages';
import { useRef } from 'react';
import { IntervalFields } from '@/app/entities/hours/interval-fields';
import { BUSINESS_LIMITS } from '@/core/business';
import { capitalize, formatWeekday } from '@/core/locale/format';
import { WEEKDAYS, type Weekday } from '@/core/locale/weekdays';
import { findIntervalProblem } from '@/core/opening-hours';
import { Checkbox } from '@/ui/checkbox';
import { Chip, Chips } from '@/ui/chips';
import { TextField } from '@/ui/field';
import { LENGTHS, listChosenWishes, type Wish, wishes } from './answers';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { useText } from './use-text';

interface VisitorsQuestionProps extends QuestionProps {
  isSold: (wish: Wish) => boolean;
}

export function VisitorsQuestion({ answers, onAnswer, frame, isSold }: VisitorsQuestionProps) {
  const t = useText();
  const chosen = listChosenWishes(answers, isSold);
  const times = useRef<HTMLDivElement>(null);
  const choose = (wish: Wish) =>
    onAnswer({ wishes: wishes.filter((one) => chosen.includes(one) !== (one === wish)) });
  const isOpen = chosen.includes('find') && answers.days.length > 0;
  const hasProblem = isOpen && findIntervalProblem(answers.intervals) !== null;
  const showProblem = () => times.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  return (
    <QuestionFrame {...frame} answers={answers} onContinue={hasProblem ? showProblem : frame.onContinue}>
      <fieldset className="first-wishes" aria-labelledby="first-run-title">
        {wishes.filter(isSold).map((wish) => (
          <div key={wish} className="first-wish">
            <Checkbox
              label={<b className="strong">{t(`firstRun.visitors.${wish}`)}</b>}
              hint={wish === 'book' || wish === 'find' ? t(`firstRun.visitors.${wish}Hint`) : undefined}
              checked={chosen.includes(wish)}
              onChange={() => choose(wish)}
            />
            {wish === 'call' && chosen.includes(wish) && (
              <TextField
                label={t('firstRun.visitors.phone')}
                type="tel"
                autoComplete="tel"
                maxLength={BUSINESS_LIMITS.phone}
                value={answers.phone}
                onChange={(event) => onAnswer({ phone: event.target.value })}
              />
            )}
            {wish === 'book' && chosen.includes(wish) && answers.kind !== 'stays' && (
              <Chips label={t('firstRun.visitors.crew')}>
                {(['one', 'several'] as const).map((crew) => (
                  <Chip
                    key={crew}
                    isPressed={answers.crew === crew}
                    onPress={() => onAnswer({ crew: answers.crew === crew ? null : crew })}
                  >
                    {t(`firstRun.visitors.${crew}`)}
                  </Chip>
                ))}
              </Chips>
            )}
            {wish === 'find' && chosen.includes(wish) && (
              <>
                <TextField
                  label={t('firstRun.visitors.street')}
                  autoComplete="street-address"
                  maxLength={LENGTHS.street}
                  value={answers.street}
                  onChange={(event) => onAnswer({ street: event.target.value })}
                />
                <OpenDays days={answers.days} onChange={(days) => onAnswer({ days })} />
                {isOpen && (
                  <div ref={times}>
                    <IntervalFields
                      day={t('firstRun.visitors.chosenDays')}
                      intervals={answers.intervals}
                      onChange={(intervals) => onAnswer({ intervals })}
                    />
                  </div>
                )}
              </>
            )}
          </div>
        ))}
      </fieldset>
    </QuestionFrame>
  );
}

interface OpenDaysProps {
  days: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
}

/** Chooses the days on which the business is open. */
function OpenDays({ days, onChange }: OpenDaysProps) {
  const t = useText();
  return (
    <div className="grid gap-1.5">
      <span className="label" aria-hidden="true">
        {t('firstRun.visitors.open')}
      </span>
      <Chips label={t('firstRun.visitors.open')}>
        {WEEKDAYS.map((day) => (
          <Chip
            key={day}
            isPressed={days.includes(day)}
            onPress={() => onChange(WEEKDAYS.filter((one) => days.includes(one) !== (one === day)))}
          >
            <span aria-hidden="true">{capitalize(locale, formatWeekday(locale, day, 'weekday'))}</span>
            <span className="sr-only">{formatWeekday(locale, day)}</span>
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
