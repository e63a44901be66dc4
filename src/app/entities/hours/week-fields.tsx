import './hours-fields.css';
import { locale } from '@messages';
import { Copy } from 'lucide-react';
import { capitalize, formatWeekday } from '@/core/locale/format';
import { WEEKDAYS, type Weekday } from '@/core/locale/weekdays';
import { getDefaultDayHours, type WeekIntervals } from '@/core/opening-hours';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import { IntervalFields } from './interval-fields';
import { useHoursText } from './use-hours-text';

interface WeekFieldsProps {
  week: WeekIntervals;
  onChange: (week: WeekIntervals) => void;
}

export function WeekFields({ week, onChange }: WeekFieldsProps) {
  const t = useHoursText();
  const workdays = WEEKDAYS.slice(0, 5);
  const open = (day: Weekday, isOpen: boolean) => {
    const { start, end } = getDefaultDayHours(day);
    onChange({ ...week, [day]: isOpen ? [{ start, end }] : [] });
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
              <Button
                variant="soft"
                size="sm"
                className="hours-day__copy"
                onClick={() =>
                  onChange({ ...week, ...Object.fromEntries(workdays.map((other) => [other, intervals])) })
                }
              >
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
