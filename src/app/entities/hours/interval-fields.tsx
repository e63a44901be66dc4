import './hours-fields.css';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { findIntervalProblem, formatMinutes, type OpenInterval, parseMinutes } from '@/core/opening-hours';
import { MAX_INTERVALS } from '@/core/website-hours';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useHoursText } from './use-hours-text';

interface IntervalFieldsProps {
  /** Screen readers read this day, or these days, with the times. */
  day: string;
  intervals: readonly OpenInterval[];
  onChange: (intervals: OpenInterval[]) => void;
}

/** Shows the one or two intervals in which a day is open. */
export function IntervalFields({ day, intervals, onChange }: IntervalFieldsProps) {
  const t = useHoursText();
  const errorId = useId();
  const problem = findIntervalProblem(intervals);
  const [first] = intervals;
  const parts = intervals.length < MAX_INTERVALS && first ? proposeParts(first) : null;
  const change = (index: number, changes: Partial<OpenInterval>) =>
    onChange(intervals.map((interval, at) => (at === index ? { ...interval, ...changes } : interval)));
  return (
    <div className="hours-times">
      {intervals.map((interval, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a day have nothing else to be known by
        <div className="time-range" key={index}>
          {(['start', 'end'] as const).map((field) => (
            <input
              key={field}
              type="time"
              className="input"
              aria-label={t(`hours.times.${field}`, { day, number: index + 1 })}
              value={interval[field]}
              aria-invalid={problem?.index === index && problem.field === field ? true : undefined}
              aria-describedby={problem?.index === index ? errorId : undefined}
              onChange={(event) => change(index, { [field]: event.target.value })}
            />
          ))}
          {index > 0 && (
            <IconButton
              label={t('hours.times.remove', { day })}
              onClick={() => onChange(intervals.filter((_, at) => at !== index))}
            >
              <X />
            </IconButton>
          )}
        </div>
      ))}
      {problem && (
        <p className="error" id={errorId}>
          <CircleAlert aria-hidden="true" />
          <span>{t(problem.message)}</span>
        </p>
      )}
      {parts && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          aria-label={t('hours.times.addTo', { day })}
          onClick={() => onChange(parts)}
        >
          <Plus className="icon--sm" />
          {t('hours.times.add')}
        </Button>
      )}
    </div>
  );
}

/**
 * Proposes two parts for a day: the given hours with an hour of rest at noon, or else a second part an hour after them;
 * null where there is no room.
 */
export function proposeParts({ start, end }: OpenInterval): OpenInterval[] | null {
  if (parseMinutes(start) !== null && start < '12:00' && end > '13:00')
    return [
      { start, end: '12:00' },
      { start: '13:00', end },
    ];
  const minutes = parseMinutes(end);
  if (minutes === null || minutes > 21 * 60) return null;
  return [
    { start, end },
    { start: formatMinutes(minutes + 60), end: formatMinutes(Math.min(minutes + 5 * 60, 23 * 60)) },
  ];
}
