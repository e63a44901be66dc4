import { capitalize, formatDay, WEEKDAY_GAPS } from '@/core/locale/format';
import type { GroundName } from '@/core/theme';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { fillWords } from '../../visitor-kit/fill-words';
import { dropLeadingZero, formatInterval } from '../../visitor-kit/shown-hours';
import { getDayMoment } from './daily-menu';
import type { MenuDay } from './definition';
import { DishRow } from './dish-row';

type Words = WordsOf<'menuCard'>;

interface DayCardProps {
  shown: MenuDay;
  /** They are the later days of the same week, in their order. */
  later: readonly MenuDay[];
  wallTime: string | undefined;
  words: Words;
  /** It stands above the day; where it is empty, the word for a daily menu does. */
  kicker: string;
  /** The section stands on this ground, if on any; the card lies on another one. */
  ground: GroundName | undefined;
}

/** Draws the daily menu that is cooked now or next, and folds away those of the days after it. */
export function DayCard({ shown, later, wallTime, words, kicker, ground }: DayCardProps) {
  const mark = useFieldMarks();
  return (
    <div className="s-today" data-ground={ground && (ground === 'plain' ? 'tint' : 'plain')}>
      <p className="s-over" {...(kicker !== '' && mark('line', 'title'))}>
        {kicker || words.daily}
      </p>
      <h2>{capitalize(words.locale, formatHeading(shown, wallTime, words))}</h2>
      <p className="s-served">{capitalize(words.locale, formatWhen(shown, words))}</p>
      <DayDishes day={shown} words={words} />
      {later.length > 0 && (
        <details className="s-week">
          <summary>
            {capitalize(words.locale, later.map(({ date }) => formatLongWeekday(date, words)).join(', '))}
          </summary>
          {later.map((day) => (
            <div key={day.id}>
              <p className="s-day">
                <strong>{capitalize(words.locale, formatLongDay(day.date, words))}</strong>
                {formatHours(day, words) !== '' && ` ${formatHours(day, words)}`}
              </p>
              <DayDishes day={day} words={words} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

function DayDishes({ day, words }: { day: MenuDay; words: Words }) {
  const steps = ['content', 'days', day.id];
  return (
    <ul className="s-dishes">
      {day.soup && <DishRow className="s-soup" dish={day.soup} steps={[...steps, 'soup']} words={words} />}
      {day.dishes.map((dish) => (
        <DishRow key={dish.id} dish={dish} steps={[...steps, 'dishes', dish.id]} words={words} />
      ))}
    </ul>
  );
}

/** Says when there is something to eat, for example today until 14:30, or Tuesday from 11:00. */
function formatHeading(day: MenuDay, wallTime: string | undefined, words: Words): string {
  const { start = '', end = '' } = day.hours ?? {};
  const moment = getDayMoment(day, wallTime);
  const values = {
    day: getDayName(day.date, moment === 'later', words),
    from: dropLeadingZero(start),
    until: dropLeadingZero(end),
  };
  if (moment === 'now') return end ? fillWords(words.todayUntil, values) : words.today;
  if (moment === 'today') return fillWords(words.todayFrom, values);
  return start ? fillWords(words.dayFrom, values) : values.day;
}

const getDayName = (date: string, isFar: boolean, words: Words) =>
  isFar ? formatDay(words.locale, date, 'dayMonth') : formatLongWeekday(date, words);

const formatLongWeekday = (date: string, { locale }: Words) => formatDay(locale, date, 'weekdayLong');

/** Looks like `Tuesday 24 November, 11:00 – 14:30`. */
function formatWhen(day: MenuDay, words: Words): string {
  return [formatLongDay(day.date, words), formatHours(day, words)].filter(Boolean).join(', ');
}

function formatLongDay(date: string, { locale }: Words): string {
  return [formatDay(locale, date, 'weekdayLong'), formatDay(locale, date, 'dayMonthLong')].join(
    WEEKDAY_GAPS[locale],
  );
}

function formatHours({ hours: { start, end } = { start: '', end: '' } }: MenuDay, words: Words): string {
  if (start && end) return formatInterval({ start, end });
  if (start) return fillWords(words.from, { from: dropLeadingZero(start) });
  return end ? fillWords(words.until, { until: dropLeadingZero(end) }) : '';
}
