import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { copyMondayToWeekdays, WEEKDAYS, type WeekHours } from '@/core/opening-hours';
import { Button } from '@/ui/button';
import { useSpoken } from '../../editor-kit/spoken';
import { DayRow } from './day-row';

interface HoursEditorProps {
  week: WeekHours;
  isDaily: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (week: WeekHours) => void;
}

/** The opening hours; for stays only the days, because a night has no hours. */
export function HoursEditor({ week, isDaily, errors, onChange }: HoursEditorProps) {
  const t = useTranslations('sections.booking');
  const [spoken, say] = useSpoken();
  const handleCopy = () => {
    onChange(copyMondayToWeekdays(week));
    say(t('copied'));
  };
  return (
    <fieldset>
      <legend className="label mb-1.5">{isDaily ? t('arrivalDays') : t('openingHours')}</legend>
      {isDaily && <p className="hint mb-1.5">{t('arrivalDaysHint')}</p>}
      <ul className="week-edit">
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={week[day]}
            hasTimes={!isDaily}
            errors={errors}
            onChange={(hours) => onChange({ ...week, [day]: hours })}
          >
            {day === 'monday' && !isDaily && (
              <Button variant="soft" size="sm" className="week-edit__copy" onClick={handleCopy}>
                <Copy className="icon--sm" />
                {t('copy')}
              </Button>
            )}
          </DayRow>
        ))}
      </ul>
      {spoken}
    </fieldset>
  );
}
