import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { addMonths, getMonth, listWeeks } from '@/core/calendar-month';
import { capitalize, formatFullDay, formatMonth, formatWeekday } from '@/core/locale/format';
import { WEEKDAYS } from '@/core/locale/weekdays';
import type { WordsOf } from '../../visitor-kit/define-view';
import { findDayByKey } from './calendar-keys';

interface MonthCalendarProps {
  id: string;
  /** The calendar shows this month, YYYY-MM. */
  month: string;
  firstMonth: string;
  lastMonth: string;
  chosen: string | null;
  isLoading: boolean;
  isSelectable: (date: string) => boolean;
  /** Only stays have it. Returns true for a night that is free, also on a day on which nobody arrives. */
  isNight?: ((date: string) => boolean) | undefined;
  /** Only visits have it. Returns true for a day that is full and has a waiting list. */
  isFullDay?: ((date: string) => boolean) | undefined;
  /** Elements with these ids describe the calendar, for example an error. */
  describedBy?: string;
  words: WordsOf<'booking'>;
  onMonthChange: (month: string) => void;
  /** Called for every day that is pressed: the caller says why one cannot be chosen. */
  onPress: (date: string) => void;
}

/** Shows a month of days to choose from. Arrows move by days and weeks, Page Up and Page Down by months. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { id, month, firstMonth, lastMonth, chosen, isLoading, isSelectable, words } = props;
  const gridRef = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const [cursor, setCursor] = useState<string | null>(null);
  const days = listWeeks(month)
    .flat()
    .filter((date) => date !== null);
  /** Tab reaches only this day. */
  const reached =
    [cursor, chosen].find((date) => date && getMonth(date) === month) ?? days.find(isSelectable) ?? days[0];

  // A layout effect runs at once with its own drawing. A later effect, still due from an earlier drawing, could run after the
  // key was pressed and move the focus within the month that is about to go.
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const moveTo = (date: string) => {
    const target = getMonth(date);
    if (date === reached || target < firstMonth || target > lastMonth) return;
    movesFocus.current = true;
    setCursor(date);
    if (target !== month) props.onMonthChange(target);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!reached || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = findDayByKey(event.key, reached);
    if (!target) return;
    event.preventDefault();
    moveTo(target);
  };

  return (
    <div className="s-cal" aria-busy={isLoading}>
      <div className="s-cal-bar">
        <StepButton
          label={words.previousMonth}
          sign="‹"
          isOff={month <= firstMonth}
          onPress={() => props.onMonthChange(addMonths(month, -1))}
        />
        <p id={`${id}-month`} aria-live="polite">
          {formatMonth(words.locale, month)}
        </p>
        <StepButton
          label={words.nextMonth}
          sign="›"
          isOff={month >= lastMonth}
          onPress={() => props.onMonthChange(addMonths(month, 1))}
        />
      </div>
      <table
        ref={gridRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-describedby={props.describedBy}
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={formatWeekday(words.locale, day)}>
                {capitalize(words.locale, formatWeekday(words.locale, day, 'weekday'))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {WEEKDAYS.map((day, index) => {
                const date = week[index];
                const isFull = Boolean(date && props.isFullDay?.(date));
                return (
                  <td key={day}>
                    {date && (
                      <button
                        type="button"
                        tabIndex={date === reached ? 0 : -1}
                        aria-label={`${formatFullDay(words.locale, date)}${isFull ? `, ${words.full}` : ''}`}
                        aria-pressed={date === chosen}
                        aria-disabled={!isFull && !isSelectable(date)}
                        data-full={isFull ? '' : undefined}
                        data-night={props.isNight?.(date) ? '' : undefined}
                        onClick={() => {
                          setCursor(date);
                          props.onPress(date);
                        }}
                      >
                        {Number(date.slice(-2))}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  sign: string;
  isOff: boolean;
  onPress: () => void;
}

function StepButton({ label, sign, isOff, onPress }: StepButtonProps) {
  return (
    <button className="s-close" type="button" aria-label={label} disabled={isOff} onClick={onPress}>
      {sign}
    </button>
  );
}
