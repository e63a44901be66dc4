import { formatDay } from '@/core/locale/format';
import { getOpenState, type Opening } from '@/core/website-hours';
import { defineView, type SectionViewProps, type WordsOf } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { Paragraphs, SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import {
  formatOpenState,
  getWeekBars,
  listSpecialLines,
  listWeekDays,
  listWeekRuns,
  type ShownDay,
} from '../../visitor-kit/shown-hours';
import barsCss from './bars.css?inline';
import { type FreeWeek, type HoursContent, hours } from './definition';
import { findThisMonday, listShownWeeks } from './free-weeks';
import hoursCss from './hours.css?inline';
import lineCss from './line.css?inline';
import tilesCss from './tiles.css?inline';
import weeksCss from './weeks.css?inline';

function HoursView(props: SectionViewProps<HoursContent>) {
  const { id, title, content, words, mode, opening, wallTime, frame, layout } = props;
  const mark = useFieldMarks('content');
  const note = content.note.trim() !== '' && (
    <div className="s-text" {...mark('lines', 'note')}>
      <Paragraphs text={content.note} />
    </div>
  );
  if (layout === 'weeks')
    return (
      <SectionFrame {...frame} className="s-flow s-opening" isTitled={title !== ''}>
        <SectionTitle id={id} mode={mode} title={title} />
        <div>
          {note}
          <ShownWeeks
            weeks={content.weeks ?? []}
            wallTime={wallTime}
            words={{ ...words.openingHours, locale: words.locale }}
          />
        </div>
      </SectionFrame>
    );
  // The weeks are over, and only a preview still shows the section.
  if (!opening) return null;
  const labels = { ...words.contactInfo, locale: words.locale };
  const { isOpen } = getOpenState(opening.hours, opening.wallTime);
  const week = { opening, words: labels, today: words.openingHours.today };
  return (
    <SectionFrame {...frame} className="s-flow s-opening" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <div>
        <p className={isOpen ? 's-open-now' : 's-open-now is-shut'}>{formatOpenState(opening, labels)}</p>
        {layout === 'table' && <WeekTable {...week} />}
        {layout === 'bars' && <WeekBars {...week} />}
        {layout === 'line' && <WeekLine {...week} />}
        {layout === 'tiles' && <WeekTiles {...week} />}
        {listSpecialLines(opening, labels).map(({ days, note }) => (
          <p className="s-special" key={days}>
            <b>{days}</b>
            {note !== '' && <span> {note}</span>}
          </p>
        ))}
        {note}
      </div>
    </SectionFrame>
  );
}

interface WeekProps {
  opening: Opening;
  words: WordsOf<'contactInfo'>;
  /** The word stands beside the name of the current day. */
  today: string;
}

function WeekTable({ opening, words, today }: WeekProps) {
  return (
    <table className="s-week-table" aria-label={words.hours}>
      <tbody>
        {listWeekDays(opening, words).map((shown) => (
          <tr key={shown.day} className={findDayClass(shown)}>
            <th scope="row">
              <DayName shown={shown} today={today} />
            </th>
            <td>{keepTogether(shown.hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Draws each day as a bar, whose hours go from left to right. */
function WeekBars({ opening, words, today }: WeekProps) {
  const { spanMinutes, days } = getWeekBars(opening);
  return (
    <ul className="s-day-bars">
      {listWeekDays(opening, words).map((shown, index) => (
        <li key={shown.day} className={findDayClass(shown)}>
          <span>
            <DayName shown={shown} today={today} />
          </span>
          <svg viewBox={`0 0 ${spanMinutes || 1} 1`} preserveAspectRatio="none" aria-hidden="true">
            {days[index]?.bars.map(({ from, minutes }) => (
              <rect key={from} x={from} width={minutes} height={1} />
            ))}
          </svg>
          <span>{keepTogether(shown.hours)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Draws each day in a frame of its own. */
function WeekTiles({ opening, words, today }: WeekProps) {
  return (
    <ul className="s-day-tiles">
      {listWeekDays(opening, words).map((shown) => (
        <li key={shown.day} className={findDayClass(shown)}>
          <span>
            <DayName shown={shown} today={today} />
          </span>
          <span>{keepTogether(shown.hours)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Draws the days with the same hours in one line. */
function WeekLine({ opening, words }: WeekProps) {
  return (
    <dl className="s-line">
      {listWeekRuns(opening, words).map(({ days, hours: times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{keepTogether(times)}</dd>
        </div>
      ))}
    </dl>
  );
}

function DayName({ shown, today }: { shown: ShownDay; today: string }) {
  return (
    <>
      {shown.name} {shown.isToday && <small>{today}</small>}
    </>
  );
}

/** Allows a line to end between two openings, never inside of one: after a dash it may end, unless a joiner follows. */
const keepTogether = (text: string) => text.replaceAll(' – ', '\u00a0–\u2060\u00a0');

function findDayClass({ isToday, isClosed }: ShownDay): string | undefined {
  return [isToday && 'is-today', isClosed && 'is-shut'].filter(Boolean).join(' ') || undefined;
}

export const view = defineView(hours, HoursView, [hoursCss], {
  bars: barsCss,
  line: lineCss,
  tiles: tilesCss,
  weeks: weeksCss,
});

interface ShownWeeksProps {
  weeks: readonly FreeWeek[];
  wallTime: string | undefined;
  words: WordsOf<'openingHours'>;
}

/** Draws the weeks to come, each by its Monday and with its state in words: colours and frames only repeat that. */
function ShownWeeks({ weeks, wallTime, words }: ShownWeeksProps) {
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
            {/* The owner's own words alone say which days are left; 'free' and 'full' stand beside a note. */}
            {!(hasNote && state === 'some') && <span>{words.weekStates[state]}</span>}
            {hasNote && <span {...mark('line', String(weeks.indexOf(week)), 'note')}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
