import { CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useImperativeHandle, useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { formatDayInText, formatDayRange, preventBreaks } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import { findChanges } from '@/app/lib/stored-changes';
import type { BlockInput } from '@/contracts/blocks';
import { BLOCK_NOTE_MAX_LENGTH } from '@/core/booking-limits';
import { isCalendarDate } from '@/core/dates';
import { getPersonDiary, type Person } from '@/core/people';
import { toLocalDate } from '@/core/wall-clock';
import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { SheetFoot, SheetSubmit } from '@/ui/sheet';
import { Switch } from '@/ui/switch';
import { type BlockDraft, createBlockSender, type EntryStart, useCreateBlock } from '../api/entries';

import { useDiaryText } from '../use-diary-text';
import { BookingsInside } from './bookings-inside';
import { DayChoice } from './day-choice';
import { listScopes, type Service } from './services';
import { type EntryFormOptions, useKeptEntry } from './use-kept-entry';

const FIELDS = ['from', 'fromTime', 'until', 'untilTime', 'note'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number], string>>;

interface BlockFormProps extends EntryFormOptions {
  websiteId: number;
  timeZone: string;
  services: readonly Service[];
  takers: readonly Person[];
  /** This free time was pressed; null if a button opened the form. */
  start: EntryStart | null;
  /**
   * `bookingsInside` says how many bookings stay in the blocked time; `isShown` is false if the form was closed while its
   * call was under way.
   */
  onDone: (what: string, date: string, bookingsInside: number, isShown: boolean) => void;
}

/** Blocks time for bookings: whole days, or a part of one. */
export function BlockForm({
  websiteId,
  timeZone,
  services,
  takers,
  start,
  onDone,
  ...options
}: BlockFormProps) {
  const t = useDiaryText();
  const kept = useKeptEntry('block', options, () => createBlockSender(websiteId));
  const [today] = useState(() => toLocalDate(new Date(), timeZone));
  const [first] = useState(() => getFirstDraft(start, today));
  const [draft, setDraft] = useState(kept.draft ?? first);
  const { from, until, isWhole, fromTime, untilTime, note, scopeKey } = draft;
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { send, isPending } = useCreateBlock(websiteId, kept.sender);
  const getDraft = () => (Object.keys(findChanges(first, draft)).length > 0 ? draft : null);
  useImperativeHandle(options.ref, () => kept.createHandle(getDraft));

  const scopes = listScopes(services, takers, t('diary.block.everything'));
  const { scope } = scopes.find(({ value }) => value === scopeKey) ?? { scope: {} };
  const input: BlockInput = {
    ...scope,
    from,
    until,
    fromTime: isWhole ? '00:00' : fromTime,
    ...(!isWhole && { untilTime }),
    ...(note.trim() && { note: note.trim() }),
  };
  const problems = checkBlock(input, t);
  const isRight = Object.keys(problems).length === 0;
  const days = from === until ? formatDayInText(from) : preventBreaks(formatDayRange(from, until));
  const what = isWhole ? days : `${days}, ${preventBreaks(`${fromTime} – ${untilTime}`)}`;

  const edit = (change: Partial<BlockDraft>) => {
    setDraft({ ...draft, ...change });
    setErrors({});
    setFailure(null);
  };
  const chooseFrom = (day: string) =>
    edit({ from: day, ...((until === from || until < day) && { until: day }) });

  const showRefusal = (error: Error) => {
    const refused = error instanceof ApiError ? error.fields : {};
    const known = FIELDS.filter((field) => refused[field] !== undefined);
    if (known.length > 0) setErrors(Object.fromEntries(known.map((field) => [field, refused[field]])));
    else setFailure(getFailureText(error, t('diary.block.failed')));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setErrors(problems);
    setFailure(null);
    if (!isRight || isPending) return;
    send(
      input,
      kept.startSending<{ bookingsInside: number }>(draft, {
        onSuccess: ({ bookingsInside }, isShown) => onDone(what, from, bookingsInside, isShown),
        onError: showRefusal,
      }),
    );
  };

  return (
    <form className="sheet__form" noValidate onSubmit={submit}>
      {failure && (
        <Banner tone="red" icon={<CircleAlert />}>
          {failure}
        </Banner>
      )}
      <DayChoice label={t('diary.day')} today={today} day={from} error={errors.from} onChange={chooseFrom} />
      <TextField
        type="date"
        label={t('diary.block.lastDay')}
        value={until}
        min={from}
        error={errors.until}
        onChange={({ target: { value } }) => edit({ until: value })}
      />
      <Switch label={t('diary.block.whole')} isOn={isWhole} onChange={(isOn) => edit({ isWhole: isOn })} />
      {!isWhole && (
        <div className="two-fields">
          <TextField
            type="time"
            label={t('diary.block.from')}
            value={fromTime}
            error={errors.fromTime}
            onChange={({ target: { value } }) => edit({ fromTime: value })}
          />
          <TextField
            type="time"
            label={t('diary.block.until')}
            value={untilTime}
            error={errors.untilTime}
            onChange={({ target: { value } }) => edit({ untilTime: value })}
          />
        </div>
      )}
      {scopes.length > 1 && (
        <SelectField
          label={t('diary.block.scope')}
          value={scopeKey}
          options={scopes.map(({ value, label }) => ({ value, label }))}
          onChange={({ target: { value } }) => edit({ scopeKey: value })}
        />
      )}
      <TextField
        label={t('diary.block.note')}
        labelNote={t('diary.optional')}
        maxLength={BLOCK_NOTE_MAX_LENGTH}
        value={note}
        error={errors.note}
        onChange={({ target: { value } }) => edit({ note: value })}
      />
      {isRight && <BookingsInside websiteId={websiteId} input={input} />}
      <SheetFoot>
        <SheetSubmit isPending={isPending} pendingText={t('diary.block.pending')}>
          {isRight ? t('diary.block.action', { what }) : t('diary.block.actionWithoutTime')}
        </SheetSubmit>
      </SheetFoot>
    </form>
  );
}

/** Returns what the form begins with. */
function getFirstDraft(start: EntryStart | null, today: string): BlockDraft {
  const date = start?.date ?? today;
  return {
    from: date,
    until: date,
    isWhole: start?.time === undefined,
    fromTime: start?.time ?? '12:00',
    untilTime: start?.time ? addHour(start.time) : '13:00',
    scopeKey: start?.personId ? getPersonDiary(start.personId) : '',
    note: '',
  };
}

function addHour(time: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

/** Returns an error that the server would give, before it is asked. */
function checkBlock(
  { from, fromTime, until, untilTime }: BlockInput,
  t: ReturnType<typeof useDiaryText>,
): Errors {
  if (!isCalendarDate(from)) return { from: t('validation.date') };
  if (!isCalendarDate(until)) return { until: t('validation.date') };
  if (until < from) return { until: t('validation.untilBeforeFrom') };
  if (fromTime === '') return { fromTime: t('validation.time') };
  if (untilTime === '') return { untilTime: t('validation.time') };
  if (from === until && untilTime !== undefined && untilTime <= fromTime)
    return { untilTime: t('diary.block.order') };
  return {};
}
