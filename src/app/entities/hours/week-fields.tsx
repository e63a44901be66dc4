import './hours-fields.css';
import { locale } from '@messages';
import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { capitalize, formatWeekday } from '@/core/locale/format';
import { WEEKDAYS, type Weekday } from '@/core/locale/weekdays';
import { getDefaultDayHours, type WeekIntervals } from '@/core/opening-hours';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import { IntervalFields } from './interval-fields';
import { useHoursText } from './use-hours-text';
import { useUndoNotice } from './use-undo-notice';

/** Keeps the hours of days that were switched off, for when they are switched on again. */
export type LastHours = RefObject<Partial<WeekIntervals>>;

interface WeekFieldsProps {
  week: WeekIntervals;
  onChange: (week: WeekIntervals) => void;
  /** The screen or dialog holds it, since these fields may come and go in it. */
  lastHours: LastHours;
}

/** Edits the hours of each day of a week. */
export function WeekFields({ week, onChange, lastHours }: WeekFieldsProps) {
  const t = useHoursText();
  const showUndo = useUndoNotice((before: Partial<WeekIntervals>) => onChange({ ...week, ...before }));
  const open = (day: Weekday, isOpen: boolean) => {
    const { start, end } = getDefaultDayHours(day);
    if (!isOpen) lastHours.current[day] = week[day];
    onChange({ ...week, [day]: isOpen ? (lastHours.current[day] ?? [{ start, end }]) : [] });
  };
  const copyMonday = () => {
    const { monday, tuesday, wednesday, thursday, friday } = week;
    onChange({ ...week, tuesday: monday, wednesday: monday, thursday: monday, friday: monday });
    showUndo({
      title: t('hours.week.copied'),
      undoName: t('hours.week.undoCopy'),
      before: { tuesday, wednesday, thursday, friday },
    });
  };
  return (
    <ul className="hours-week">
      {WEEKDAYS.map((day) => {
        const name = capitalize(locale, formatWeekday(locale, day));
        const intervals = week[day];
        return (
          <li key={day} className="hours-day">
            <Switch label={name} isOn={intervals.length > 0} onChange={(isOpen) => open(day, isOpen)} />
            {intervals.length > 0 ? (
              <IntervalFields
                day={name}
                intervals={intervals}
                onChange={(changed) => onChange({ ...week, [day]: changed })}
              />
            ) : (
              <p className="mute">{t('hours.closed')}</p>
            )}
            {day === 'monday' && intervals.length > 0 && (
              <Button variant="soft" size="sm" className="hours-day__copy" onClick={copyMonday}>
                <Copy className="icon--sm" />
                {t('hours.week.copy')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
