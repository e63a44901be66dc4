import { slotsOfDay } from '@/core/booking-slots';
import { WEEKDAYS, type WeekHours } from '@/core/opening-hours';
import { weekdayName } from '@/core/weekday-name';
import type { SiteWords } from '../section';
import { FormField } from './form-field';

interface SlotChoiceProps {
  id: string;
  week: WeekHours;
  durationMinutes: number;
  words: SiteWords['booking'];
}

const SHOWN_DAYS = 6;

/** The open days, and the times of the first of them. */
export function SlotChoice({ id, week, durationMinutes, words }: SlotChoiceProps) {
  const days = WEEKDAYS.filter((day) => week[day].enabled).slice(0, SHOWN_DAYS);
  const [first] = days;
  const slots = first ? slotsOfDay(week[first], durationMinutes) : [];
  return (
    <>
      <fieldset className="s-group">
        <legend>{words.date}</legend>
        <div className="s-chips s-days">
          {days.map((day, index) => (
            <label className="s-chip" key={day}>
              <input type="radio" name={`${id}-day`} value={day} defaultChecked={index === 0} />
              <span lang="sk">{weekdayName(day, 'short')}</span>
            </label>
          ))}
        </div>
        <div className="s-other">
          <FormField id={`${id}-date`} type="date" label={words.otherDay} />
        </div>
      </fieldset>
      {slots.length > 0 && (
        <fieldset className="s-group">
          <legend>{words.time}</legend>
          <div className="s-chips">
            {slots.map((slot) => (
              <label className="s-chip" key={slot}>
                <input type="radio" name={`${id}-time`} value={slot} />
                <span>{slot}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
