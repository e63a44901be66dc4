import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import {
  ANSWER_DAYS,
  CHANGE_HOURS,
  type ChangeHours,
  DEFAULT_ANSWER_DAYS,
  DEFAULT_CHANGE_HOURS,
  DEFAULT_REMINDER_HOURS,
  DEFAULT_STEP_MINUTES,
  NO_CHANGES,
  REMINDER_HOURS,
} from '@/core/bookings';
import { DAY_HOURS } from '@/core/dates';
import { TextAreaField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { Switch } from '@/ui/switch';
import type { SectionEditorProps } from '../../editor-kit/define-editor';
import { Fold } from '../../editor-kit/fold';
import { type BookingContent, STEP_MINUTES } from './definition';

type BookingRulesProps = Pick<SectionEditorProps<BookingContent>, 'content' | 'errors' | 'onChange'>;

const NOTICE_HOURS = [0, 1, 2, 4, 12, 24, 48];

const WEEKS = { weeks: 2, days: 14 };
const MONTHS = [
  { months: 1, days: 31 },
  { months: 2, days: 62 },
  { months: 3, days: 92 },
  { months: 6, days: 183 },
];
const YEAR_DAYS = 365;

/** Lets the owner choose when visitors can book: how far apart visits begin, until when, and how far ahead. */
export function BookableTimesFields({ content, errors, onChange }: BookingRulesProps) {
  const t = useTranslations('sections.booking');
  const { bookingType, stepMinutes = DEFAULT_STEP_MINUTES, noticeHours, daysAhead } = content;
  const hasError = Boolean(errors['content.noticeHours'] ?? errors['content.daysAhead']);
  const far = [
    { value: '', label: t('aheadYears', { count: 2 }) },
    { value: String(YEAR_DAYS), label: t('aheadYears', { count: 1 }) },
    ...MONTHS.toReversed().map(({ months, days }) => ({
      value: String(days),
      label: t('aheadMonths', { count: months }),
    })),
    { value: String(WEEKS.days), label: t('aheadWeeks', { count: WEEKS.weeks }) },
  ];
  const near = [
    { value: '', label: t('noticeDayBefore') },
    ...NOTICE_HOURS.map((hours) => ({ value: String(hours), label: t('noticeHours', { count: hours }) })),
  ];
  return (
    <Fold title={t('bookableTimes')} hasError={hasError}>
      {bookingType === 'hourly' && (
        <SelectField
          label={t('step')}
          value={String(stepMinutes)}
          onChange={({ target }) => {
            const step = STEP_MINUTES.find((minutes) => String(minutes) === target.value);
            onChange({ ...content, stepMinutes: step === DEFAULT_STEP_MINUTES ? undefined : step });
          }}
          options={STEP_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: t('stepOption', { count: minutes }),
          }))}
        />
      )}
      <SelectField
        label={t('notice')}
        error={errors['content.noticeHours']}
        value={String(noticeHours ?? '')}
        onChange={({ target }) => onChange({ ...content, noticeHours: parseNumber(target.value) })}
        options={withStored(near, noticeHours, (count) => t('noticeHours', { count }))}
      />
      <SelectField
        label={t('ahead')}
        error={errors['content.daysAhead']}
        value={daysAhead === MAX_DAYS_AHEAD ? '' : String(daysAhead ?? '')}
        onChange={({ target }) => onChange({ ...content, daysAhead: parseNumber(target.value) })}
        options={withStored(far, daysAhead === MAX_DAYS_AHEAD ? undefined : daysAhead, (count) =>
          t('aheadDays', { count }),
        )}
      />
    </Fold>
  );
}

/** Lets the owner choose what visitors are asked for beside their name. */
export function AskedFields({ content, onChange }: BookingRulesProps) {
  const t = useTranslations('sections.booking');
  const { asksNote = false, ...rest } = content;
  return (
    <Switch
      label={t('asksNote')}
      isOn={asksNote}
      onChange={(isOn) => onChange(isOn ? { ...rest, asksNote: true } : rest)}
    />
  );
}

/** Lets the owner choose who confirms bookings, and how long they wait for that. */
export function ConfirmationFields({ content, errors, onChange }: BookingRulesProps) {
  const t = useTranslations('sections.booking');
  const hintId = useId();
  const { isAutoConfirmed = false, ...rest } = content;
  return (
    <>
      <div className="field">
        <Switch
          label={t('autoConfirm')}
          isOn={isAutoConfirmed}
          describedBy={hintId}
          onChange={(isOn) => onChange(isOn ? { ...rest, isAutoConfirmed: true } : rest)}
        />
        <p className="hint" id={hintId}>
          {t(isAutoConfirmed ? 'autoConfirmOn' : 'autoConfirmOff')}
        </p>
      </div>
      {!isAutoConfirmed && (
        <SelectField
          label={t('answerDays')}
          hint={t('answerDaysHint')}
          error={errors['content.answerDays']}
          value={String(content.answerDays ?? DEFAULT_ANSWER_DAYS)}
          onChange={(event) => {
            const answerDays = ANSWER_DAYS.find((days) => String(days) === event.target.value);
            onChange({ ...content, answerDays });
          }}
          options={ANSWER_DAYS.map((days) => ({
            value: String(days),
            label: t('answerDaysOption', { count: days }),
          }))}
        />
      )}
    </>
  );
}

/** Lets the owner choose whether visitors can wait for full days. */
export function WaitlistField({ content, onChange }: BookingRulesProps) {
  const t = useTranslations('sections.booking');
  const hintId = useId();
  const { hasWaitlist = true, ...rest } = content;
  return (
    <div className="field">
      <Switch
        label={t('waitlist')}
        isOn={hasWaitlist}
        describedBy={hintId}
        onChange={(isOn) => onChange(isOn ? rest : { ...rest, hasWaitlist: false })}
      />
      <p className="hint" id={hintId}>
        {t(hasWaitlist ? 'waitlistOn' : 'waitlistOff')}
      </p>
    </div>
  );
}

/** Lets the owner choose what customers can change by themselves, and what they are told before they come. */
export function CustomerFields({ content, errors, onChange }: BookingRulesProps) {
  const t = useTranslations('sections.booking');
  const { bookingType, changeHours = DEFAULT_CHANGE_HOURS, reminderHours = DEFAULT_REMINDER_HOURS } = content;
  const changes: ChangeHours[] = [NO_CHANGES, ...CHANGE_HOURS];
  const formatHoursOrDays = (hours: number, hoursKey: HoursKey, daysKey: DaysKey) =>
    hours < DAY_HOURS ? t(hoursKey, { count: hours }) : t(daysKey, { count: hours / DAY_HOURS });
  const formatChangeHours = (hours: ChangeHours) => {
    if (hours === NO_CHANGES) return t('changeNever');
    return hours === 0
      ? t('changeUntilStart')
      : formatHoursOrDays(hours, 'changeHoursOption', 'changeDaysOption');
  };
  return (
    <Fold title={t('customersTitle')} hasError={Boolean(errors['content.customerNote'])}>
      <SelectField
        label={t('changeHours')}
        hint={t('changeHoursHint')}
        value={String(changeHours)}
        onChange={({ target }) => {
          const chosen = changes.find((hours) => String(hours) === target.value);
          onChange({ ...content, changeHours: chosen === DEFAULT_CHANGE_HOURS ? undefined : chosen });
        }}
        options={changes.map((hours) => ({ value: String(hours), label: formatChangeHours(hours) }))}
      />
      <SelectField
        label={t('reminder')}
        hint={t('reminderHint')}
        value={String(reminderHours)}
        onChange={({ target }) => {
          const chosen = REMINDER_HOURS.find((hours) => String(hours) === target.value);
          onChange({ ...content, reminderHours: chosen === DEFAULT_REMINDER_HOURS ? undefined : chosen });
        }}
        options={REMINDER_HOURS.map((hours) => ({
          value: String(hours),
          label:
            hours === 0
              ? t('reminderNone')
              : formatHoursOrDays(hours, 'reminderHoursOption', 'reminderDaysOption'),
        }))}
      />
      <TextAreaField
        rows={3}
        label={t(bookingType === 'daily' ? 'stayNote' : 'customerNote')}
        hint={t(bookingType === 'daily' ? 'stayNoteHint' : 'customerNoteHint')}
        value={content.customerNote ?? ''}
        error={errors['content.customerNote']}
        onChange={({ target: { value } }) => onChange({ ...content, customerNote: value || undefined })}
      />
    </Fold>
  );
}

type HoursKey = 'changeHoursOption' | 'reminderHoursOption';
type DaysKey = 'changeDaysOption' | 'reminderDaysOption';

interface Option {
  value: string;
  label: string;
}

/** Adds the stored value to a list that does not have it, so that the field shows the truth. */
function withStored(
  options: Option[],
  stored: number | undefined,
  getLabel: (value: number) => string,
): Option[] {
  if (stored === undefined || options.some(({ value }) => value === String(stored))) return options;
  return [...options, { value: String(stored), label: getLabel(stored) }];
}

function parseNumber(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}
