import { formatDay } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import type { FreeWeek } from './definition';
import { findThisMonday, listShownWeeks } from './free-weeks';

interface ShownWeeksProps {
  weeks: readonly FreeWeek[];
  wallTime: string | undefined;
  words: WordsOf<'openingHours'>;
}

/** The weeks to come, each by its Monday, with what is free of it in words: colours and frames say it only again. */
export function ShownWeeks({ weeks, wallTime, words }: ShownWeeksProps) {
  const mark = useFieldMarks('content', 'weeks');
  const thisMonday = findThisMonday(wallTime);
  return (
    <ul className="s-weeks" aria-label={words.weeks}>
      {listShownWeeks(weeks, wallTime).map((week) => {
        const { monday, state, note = '' } = week;
        const hasNote = note.trim() !== '';
        return (
          <li key={monday} className={`is-${state}`}>
            <time dateTime={monday}>
              {monday === thisMonday
                ? words.thisWeek
                : formatDay(words.locale, monday, 'dayMonthShort').replaceAll(' ', '\u00a0')}
            </time>
            {/* What is left is said by the owner's own words alone; 'free' and 'full' stand beside them. */}
            {!(hasNote && state === 'some') && <span>{words.weekStates[state]}</span>}
            {hasNote && <span {...mark('line', String(weeks.indexOf(week)), 'note')}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
