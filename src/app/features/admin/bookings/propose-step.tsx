import { CircleAlert, X } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { formatDayInText } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import type { Booking } from '@/contracts/bookings';
import type { Proposal } from '@/contracts/proposals';
import type { Website } from '@/contracts/websites';
import { MAX_PROPOSED_TIMES, OWNER_WORDS_MAX_LENGTH } from '@/core/booking-limits';
import { isCalendarDate } from '@/core/dates';
import { getDateOf, toLocalDateTime } from '@/core/wall-clock';
import { Banner } from '@/ui/banner';
import { TextAreaField } from '@/ui/field';
import { SheetFoot, SheetSubmit } from '@/ui/sheet';
import { useCancelMail } from '../api/bookings';
import { useOwnTimes } from '../api/entries';
import type { UnsentProposal } from '../api/unsent-words';
import { DayChoice } from '../entry/day-choice';
import { useDiaryText } from '../use-diary-text';
import { isClear } from './check-move';

export interface ProposeStepProps {
  website: Pick<Website, 'id' | 'pageData' | 'timeZone'>;
  /** The booking is a visit that waits. */
  booking: Booking;
  isPending: boolean;
  error: Error | null;
  /** Returns the times and the sentence that were chosen for this customer and not sent. */
  getUnsent: (booking: Booking) => UnsentProposal | undefined;
  onChange: (booking: Booking, unsent: UnsentProposal | undefined) => void;
  onPropose: (booking: Booking, proposal: Proposal) => void;
}

/** Proposes up to three free times to the customer of a visit that waits, with a sentence. */
export function ProposeStep({
  website,
  booking,
  isPending,
  error,
  getUnsent,
  onChange,
  onPropose,
}: ProposeStepProps) {
  const t = useDiaryText();
  const id = useId();
  const [now] = useState(() => toLocalDateTime(new Date(), website.timeZone));
  const today = getDateOf(now);
  const { sectionId, serviceId, moreServiceIds, personId, bookingDateText } = booking;
  const [day, setDay] = useState(bookingDateText < today ? today : bookingDateText);
  const [{ times: chosen, words = '' }, setProposal] = useState((): UnsentProposal => {
    const { times: before = [], ...unsent } = getUnsent(booking) ?? {};
    return { ...unsent, times: before.filter(({ date, time }) => `${date} ${time}` > now) };
  });
  const [problem, setProblem] = useState<string | null>(null);
  const asked = { sectionId, serviceId, moreServiceIds, personId: personId ?? undefined };
  const change = (unsent: UnsentProposal) => {
    setProposal(unsent);
    const isEmpty = unsent.times.length === 0 && !unsent.words?.trim();
    onChange(booking, isEmpty ? undefined : unsent);
  };
  const times = useOwnTimes(website.id, asked, isCalendarDate(day) ? day : null);
  const { takesWords, language } = useCancelMail(booking).data ?? {};
  // Until the times of another day are read, those of the day before stay in their places.
  const isCurrent = times.isSuccess && !times.isPlaceholderData;
  const free = (times.data?.freeTimes ?? []).filter((time) => `${day} ${time}` > now);
  const isChosen = (time: string) => chosen.some((one) => one.date === day && one.time === time);
  const toggle = (date: string, time: string) => {
    const others = chosen.filter((one) => one.date !== date || one.time !== time);
    const isNew = others.length === chosen.length;
    if (isNew && chosen.length === MAX_PROPOSED_TIMES) return setProblem(t('diary.propose.most'));
    setProblem(null);
    const all = isNew ? [...chosen, { date, time }] : others;
    const sorted = all.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
    change({ times: sorted, words });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (chosen.length === 0) return setProblem(t('diary.propose.none'));
    const said = words.trim();
    onPropose(booking, { times: chosen, ...(said && { words: said }), changes: booking.changes });
  };
  return (
    <form className="sheet__form" noValidate onSubmit={submit}>
      {error && !isPending && (
        <Banner tone="red" icon={<CircleAlert />}>
          {getFailureText(error, t('diary.propose.failed'))}
        </Banner>
      )}
      <DayChoice label={t('diary.day')} today={today} day={day} onChange={setDay} />
      <div className="field" aria-busy={!isCurrent && !times.error ? true : undefined}>
        <span className="label" id={id}>
          {t('diary.propose.free')}
        </span>
        {times.error && <p className="hint">{getFailureText(times.error, t('diary.timesFailed'))}</p>}
        {isCurrent && free.length === 0 && <p className="hint">{t('diary.propose.noTimes')}</p>}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in every browser */}
        <div
          className="slots"
          role="group"
          aria-labelledby={id}
          aria-describedby={problem ? `${id}-error` : undefined}
        >
          {free.map((time) => (
            <button
              key={time}
              type="button"
              className="slot"
              aria-pressed={isChosen(time)}
              disabled={
                !isCurrent ||
                (!isChosen(time) && !isClear({ date: day, time }, chosen, booking.durationMinutes ?? 0))
              }
              onClick={() => toggle(day, time)}
            >
              {time}
            </button>
          ))}
        </div>
        {problem && (
          <p className="error" id={`${id}-error`} role="alert">
            <CircleAlert aria-hidden="true" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {chosen.length > 0 && (
        <div className="field">
          <span className="label" id={`${id}-chosen`}>
            {t('diary.propose.chosen')}
          </span>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this everywhere */}
          <div className="chips" role="group" aria-labelledby={`${id}-chosen`}>
            {chosen.map(({ date, time }) => {
              const when = `${formatDayInText(date)}, ${time}`;
              return (
                <button
                  key={when}
                  type="button"
                  className="chip inline-flex items-center gap-1.5"
                  aria-label={t('diary.propose.remove', { when })}
                  onClick={() => toggle(date, time)}
                >
                  {when}
                  <X className="icon--sm" aria-hidden="true" />
                </button>
              );
            })}
          </div>
        </div>
      )}
      {takesWords && (
        <TextAreaField
          label={t('diary.propose.words')}
          labelNote={t('diary.optional')}
          rows={2}
          lang={language}
          maxLength={OWNER_WORDS_MAX_LENGTH}
          value={words}
          onChange={({ currentTarget: { value } }) => change({ times: chosen, words: value })}
        />
      )}
      <SheetFoot>
        <SheetSubmit isPending={isPending} pendingText={t('diary.propose.pending')}>
          {chosen.length > 0
            ? t('diary.propose.submit', { count: chosen.length })
            : t('diary.propose.submitNone')}
        </SheetSubmit>
      </SheetFoot>
    </form>
  );
}
