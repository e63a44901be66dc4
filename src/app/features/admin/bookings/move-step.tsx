import { ArrowRight, CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { formatDayInText, formatDayOfWeek } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import type { Booking, BookingEdit } from '@/contracts/bookings';
import type { Website } from '@/contracts/websites';
import { isCalendarDate } from '@/core/dates';
import { listWorkingIntervals } from '@/core/people';
import { getDateOf, toLocalDateTime } from '@/core/wall-clock';
import { getIntervalsOn } from '@/core/website-hours';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { SheetFoot } from '@/ui/sheet';
import { useOwnTimes, useWebsiteHours } from '../api/entries';
import { useTakers } from '../api/people';
import type { FreeTime } from '../calendar/grid-columns';
import { getSectionHours } from '../calendar/shown-hours';
import { DayChoice } from '../entry/day-choice';
import { isOutside, listParts, listServers, listServices } from '../entry/services';
import { TimeChoice } from '../entry/time-choice';
import { useDiaryText } from '../use-diary-text';
import { checkMove } from './check-move';
import './move-step.css';

const NO_TIMES = { bookedTimes: [], freeTimes: [] };

export interface MoveStepProps {
  website: Pick<Website, 'id' | 'pageData' | 'timeZone'>;
  booking: Booking;
  /** The booking was dropped at this time. */
  to?: FreeTime | undefined;
  isPending: boolean;
  error: Error | null;
  onMove: (booking: Booking, edit: BookingEdit) => void;
}

/** Moves a visit to another time that is free for its service, its length and the person who serves. */
export function MoveStep({ website, booking, to, isPending, error, onMove }: MoveStepProps) {
  const t = useDiaryText();
  const [now] = useState(() => toLocalDateTime(new Date(), website.timeZone));
  const today = getDateOf(now);
  const { sectionId, serviceId, moreServiceIds, bookingDateText } = booking;
  const [day, setDay] = useState(to?.date ?? (bookingDateText < today ? today : bookingDateText));
  const [wanted, setWanted] = useState(to?.time ?? '');
  const [personId, setPersonId] = useState(booking.personId && (to?.personId ?? booking.personId));
  const [isOther, setIsOther] = useState(false);
  const [isPastAsked, setIsPastAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A refusal no longer counts once something else is chosen.
  const [overError, setOverError] = useState(error);
  const refusal = isPending || error === overError ? null : error;

  const parts = listParts(booking, listServices(website.pageData));
  const service = parts?.[0];
  const { takers, isLoading } = useTakers(website);
  const servers = parts && booking.personId !== null ? listServers(parts, takers) : [];
  // A visit may be dropped on a person who does not do its service.
  const server = takers.find(({ id }) => id === personId);
  const people = takers.filter((person) => person === server || servers.includes(person));
  const isServed = personId === null || (server !== undefined && servers.includes(server));
  // Nothing is known of the free times of a service that has left the page, nor of a person who does not do it.
  const isKnown = service !== undefined && (isLoading || isServed);
  const asked = {
    sectionId,
    serviceId,
    moreServiceIds,
    personId: personId ?? undefined,
    bookingId: booking.id,
  };
  const isAsked = isKnown && !isLoading && isCalendarDate(day);
  const times = useOwnTimes(website.id, asked, isAsked ? day : null);
  const free = times.data?.freeTimes ?? [];
  // A visit may be dropped between the offered times.
  const isDropped = to !== undefined && wanted === to.time && times.isSuccess && !free.includes(wanted);
  const isOtherTime = isOther || isDropped || !isKnown;
  const time = isOtherTime || free.includes(wanted) ? wanted : '';
  const stored = useWebsiteHours(website.id).data;
  const business = service
    ? (getIntervalsOn(getSectionHours(service.section, stored), [day]).get(day) ?? [])
    : [];
  const open = server ? listWorkingIntervals(server, day, business) : business;

  const chosen = checkMove(booking, { date: day, time, personId }, now);
  const when = `${formatDayInText(day)}, ${time}`;
  const edit = (change: () => void) => {
    change();
    setIsPastAsked(false);
    setProblem(null);
    setOverError(error);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!chosen.edit) return setProblem(t(chosen.isSame ? 'diary.move.same' : 'diary.chooseTime'));
    if (chosen.isPast && !isPastAsked) return setIsPastAsked(true);
    setIsPastAsked(false);
    onMove(booking, chosen.edit);
  };
  const isTaken = refusal instanceof ApiError && refusal.code === 'CONFLICT';
  const button = {
    type: 'submit',
    variant: 'primary',
    size: 'lg',
    isPending,
    pendingText: t('diary.move.pending'),
  } as const;

  return (
    <form className="sheet__form" noValidate onSubmit={submit}>
      {refusal && !isTaken && (
        <Banner tone="red" icon={<CircleAlert />}>
          {getFailureText(refusal, t('diary.move.failed'))}
        </Banner>
      )}
      <OldAndNew
        booking={booking}
        then={chosen.edit ? `${formatDayOfWeek(day)}, ${time}` : null}
        thenWith={server?.name ?? booking.personName}
      />
      {booking.personId !== null && people.length > 1 && (
        <WhoChoice people={people} chosen={personId} onChange={(id) => edit(() => setPersonId(id))} />
      )}
      <DayChoice
        label={t('diary.day')}
        today={today}
        day={day}
        onChange={(date) => edit(() => setDay(date))}
      />
      <TimeChoice
        times={isKnown ? times.data : NO_TIMES}
        isOfAnotherDay={isKnown && times.isPlaceholderData}
        failure={times.error && getFailureText(times.error, t('diary.timesFailed'))}
        after={day === today ? now.slice('YYYY-MM-DD '.length) : ''}
        time={time}
        isOther={isOtherTime}
        isOutside={isOutside(open, day, time || '00:00', booking.durationMinutes ?? 0)}
        error={problem ?? (isTaken ? getFailureText(refusal, t('diary.move.failed')) : undefined)}
        onChange={(slot, isOtherSlot) =>
          edit(() => {
            setWanted(slot);
            setIsOther(isOtherSlot);
          })
        }
      />
      <p className="sm soft">
        {chosen.isTold ? t('diary.move.mail', { name: booking.customerName }) : t('diary.move.noMail')}
      </p>
      <SheetFoot>
        {isPastAsked ? (
          <>
            <p className="sheet__question" role="alert">
              {t('diary.move.past', { when })}
            </p>
            <Button onClick={() => setIsPastAsked(false)}>{t('diary.back')}</Button>
            <Button {...button}>{t('diary.move.movePast')}</Button>
          </>
        ) : (
          <Button {...button}>
            {chosen.edit ? t('diary.move.action', { when }) : t('diary.move.actionWithoutTime')}
          </Button>
        )}
      </SheetFoot>
    </form>
  );
}

interface OldAndNewProps {
  booking: Booking;
  /** It is null until a time is chosen. */
  then: string | null;
  thenWith: string | null;
}

function OldAndNew({ booking, then, thenWith }: OldAndNewProps) {
  const t = useDiaryText();
  const { bookingDateText, bookingTimeText, personName } = booking;
  return (
    <div className="move-line">
      <p>
        {t('diary.move.now')}
        <b>{`${formatDayOfWeek(bookingDateText)}, ${bookingTimeText}`}</b>
        {personName}
      </p>
      <ArrowRight aria-hidden="true" />
      <p className={then === null ? undefined : 'is-chosen'}>
        {t('diary.move.then')}
        <b>{then ?? '–'}</b>
        {then !== null && thenWith}
      </p>
    </div>
  );
}

interface WhoChoiceProps {
  people: readonly { id: string; name: string }[];
  chosen: string | null;
  onChange: (id: string) => void;
}

function WhoChoice({ people, chosen, onChange }: WhoChoiceProps) {
  const t = useDiaryText();
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        {t('diary.person')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this everywhere */}
      <div className="chips" role="group" aria-labelledby={id}>
        {people.map((person) => (
          <button
            key={person.id}
            type="button"
            className="chip"
            aria-pressed={person.id === chosen}
            onClick={() => onChange(person.id)}
          >
            {person.name}
          </button>
        ))}
      </div>
    </div>
  );
}
