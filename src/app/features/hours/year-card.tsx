import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useHoursText } from '@/app/entities/hours/use-hours-text';
import { formatDay, formatMonth } from '@/app/lib/dates';
import { addDays, getDeviceDate } from '@/core/dates';
import { getWeekday, WEEKDAYS } from '@/core/locale/weekdays';
import { FIRST_HOLIDAY_YEAR, LAST_HOLIDAY_YEAR } from '@/core/public-holidays';
import { listClosedHolidays, type WebsiteHours } from '@/core/website-hours';
import { countKinds, DAY_KINDS, type DayOfYear, listDayKinds } from '@/core/year-of-hours';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/icon-button';
import './year-card.css';

interface YearCardProps {
  hours: WebsiteHours;
  /** Adds days with hours of their own, beginning with a day; undefined when their number is at its limit. */
  onAdd: ((from: string) => void) | undefined;
}

/** The letters of the weekdays are taken from the week of this Monday. */
const SOME_MONDAY = '2026-11-23';
/** A month that begins on a Sunday and has 31 days ends in the second column of the sixth week. */
const COLUMNS = 37;

/** Shows a whole year with its weekdays below each other, so that an exception is seen at once. */
export function YearCard({ hours, onAdd }: YearCardProps) {
  const t = useHoursText();
  const today = getDeviceDate(new Date());
  const [year, setYear] = useState(Number(today.slice(0, 4)));
  const months = listDayKinds(hours, year, listClosedHolidays(hours, [year]));
  const { open, shorter, holiday, own } = countKinds(months.flat());
  return (
    <Card className="year-card overflow-clip" aria-labelledby="hours-year">
      <div className="year-card__head">
        <h2 className="h3" id="hours-year" aria-live="polite">
          {t('hours.year.title', { year: String(year) })}
        </h2>
        <div className="flex">
          <IconButton
            label={t('hours.year.go', { year: String(year - 1) })}
            disabled={year <= FIRST_HOLIDAY_YEAR}
            onClick={() => setYear(year - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label={t('hours.year.go', { year: String(year + 1) })}
            disabled={year >= LAST_HOLIDAY_YEAR}
            onClick={() => setYear(year + 1)}
          >
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <div className="year-card__body">
        <div className="year-grid">
          <div className="year-month year-month--weekdays" aria-hidden="true">
            <span />
            {Array.from({ length: COLUMNS }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing else
              <span key={column}>{formatDay(addDays(SOME_MONDAY, column % 7), 'weekday').slice(0, 1)}</span>
            ))}
          </div>
          {months.map((days) => (
            <MonthRow key={days[0]?.date} days={days} today={today} onAdd={onAdd} />
          ))}
        </div>
        <p className="year-key" aria-hidden="true">
          {DAY_KINDS.map((kind) => (
            <span key={kind}>
              <i className={`year-day year-day--${kind}`} />
              {t(`hours.year.kinds.${kind}`)}
            </span>
          ))}
        </p>
        <p className="sm soft">{t('hours.year.sum', { open: open + shorter, holiday, own })}</p>
      </div>
    </Card>
  );
}

interface MonthRowProps extends Pick<YearCardProps, 'onAdd'> {
  days: readonly DayOfYear[];
  today: string;
}

function MonthRow({ days, today, onAdd }: MonthRowProps) {
  const t = useHoursText();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const { open, shorter, holiday, own } = countKinds(days);
  const month = formatMonth(first.date.slice(0, 7));
  const isOver = last.date < today;
  return (
    <button
      type="button"
      className="year-month"
      disabled={isOver || !onAdd}
      onClick={() => onAdd?.(first.date < today ? today : first.date)}
    >
      <span className="sr-only">{t('hours.year.month', { month, open: open + shorter, holiday, own })}</span>
      <span aria-hidden="true">{formatDay(first.date, 'month')}</span>
      {Array.from({ length: WEEKDAYS.indexOf(getWeekday(first.date)) }, (_, before) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else
        <i key={before} aria-hidden="true" />
      ))}
      {days.map(({ date, kind }) => (
        <i
          key={date}
          aria-hidden="true"
          className={classNames('year-day', `year-day--${kind}`, date === today && 'is-today')}
        >
          <span>{Number(date.slice(8))}</span>
        </i>
      ))}
    </button>
  );
}
