import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { formatDayInText } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import { showServerFieldErrors } from '@/app/lib/form-errors';
import { countNights } from '@/core/booking-limits';
import { STAY_TIME } from '@/core/bookings';
import { addDays, isCalendarDate } from '@/core/dates';
import { type Person, workingIntervals } from '@/core/people';
import type { GivenAnswers } from '@/core/questions';
import { MAX_GUESTS } from '@/core/stays';
import { localDateTime } from '@/core/wall-clock';
import { intervalsOn } from '@/core/website-hours';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { SheetFoot, SheetSubmit } from '@/ui/sheet';
import { useEnterBooking, useNextFreeTime, useOwnTimes, useWebsiteHours } from '../api/entries';
import { getSectionHours } from '../calendar/shown-hours';
import { useDiaryText } from '../use-diary-text';
import { AnswerFields, answerErrors, pickAnswers } from './answer-fields';
import { CustomerFields, useCustomerForm } from './customer-fields';
import { DayChoice } from './day-choice';
import type { KnownCustomer } from './known-customers';
import { MoreServices } from './more-services';
import {
  type EntryStart,
  isOutside,
  listJoinable,
  listServers,
  type Service,
  serviceLabel,
} from './services';
import { TimeChoice } from './time-choice';

/** These fields of a call say when it is, and for how many. */
type TimeField = 'date' | 'time' | 'endDate' | 'guests';
const TIME_FIELDS: readonly TimeField[] = ['date', 'time', 'endDate', 'guests'];
type TimeErrors = Partial<Record<TimeField, string>>;

interface BookingFormProps {
  websiteId: number;
  timeZone: string;
  services: readonly Service[];
  takers: readonly Person[];
  /** Null if a button opened the form, and nothing is chosen. */
  start: EntryStart | null;
  customer: KnownCustomer | null;
  onDone: (name: string, date: string, when: string) => void;
}

/** A booking for a customer who called. */
export function BookingForm({
  websiteId,
  timeZone,
  services,
  takers,
  start,
  customer,
  onDone,
}: BookingFormProps) {
  const t = useDiaryText();
  const [now] = useState(() => localDateTime(new Date(), timeZone));
  const today = now.slice(0, 'YYYY-MM-DD'.length);
  const [service, setService] = useState(() => findFirstService(services, takers, start));
  const [moreKeys, setMoreKeys] = useState(start?.moreKeys ?? []);
  const [personId, setPersonId] = useState(start?.personId);
  const [day, setDay] = useState<string | null>(start?.date ?? null);
  const [time, setTime] = useState<string | null>(start?.time ?? null);
  const [isOther, setIsOther] = useState(false);
  const [departure, setDeparture] = useState(start?.endDate ?? '');
  const [guests, setGuests] = useState(String(start?.guests ?? ''));
  const [answers, setAnswers] = useState<GivenAnswers>({});
  const [wrongAnswers, setWrongAnswers] = useState<Record<string, string>>({});
  const [timeErrors, setTimeErrors] = useState<TimeErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPastAsked, setIsPastAsked] = useState(false);
  const { send, isPending } = useEnterBooking(websiteId);
  const form = useCustomerForm(customer, t);

  const { isStay } = service;
  const { questions = [] } = service.section;
  const others = listJoinable(service, services);
  const added = others.filter(({ key }) => moreKeys.includes(key));
  const parts: [Service, ...Service[]] = [service, ...added];
  const duration = parts.reduce((sum, part) => sum + part.duration, 0);
  const moreServiceIds = added.map(({ serviceId }) => serviceId);
  const servers = listServers(parts, takers);
  // A person who does not do the chosen service stays chosen for one that they do.
  const server = servers.find(({ id }) => id === personId);
  const asked = { ...service, moreServiceIds, personId: server?.id };
  const proposal = useNextFreeTime(websiteId, asked, now, !isStay && day === null);
  const proposed = day === null ? proposal.data : null;
  // The first day is known when the proposal is, and nothing jumps.
  const date = day ?? proposed?.date ?? today;
  const isDayKnown = day !== null || !proposal.isPending;
  const times = useOwnTimes(websiteId, asked, !isStay && isDayKnown && isCalendarDate(date) ? date : null);
  const stored = useWebsiteHours(websiteId).data;
  const free = times.data?.freeTimes ?? [];
  const wanted = time ?? proposed?.time ?? '';
  // A press in the week may fall between the times that are offered.
  const isOtherTime =
    isOther ||
    (start?.time !== undefined && wanted === start.time && times.isSuccess && !free.includes(wanted));
  const visitTime = isOtherTime || free.includes(wanted) ? wanted : '';
  const nights = isStay && date < departure ? countNights(date, departure) : 0;
  const isPast = isStay ? date < today : visitTime !== '' && `${date} ${visitTime}` < now;
  const business = intervalsOn(getSectionHours(service.section, stored), [date]).get(date) ?? [];
  const open = server ? workingIntervals(server, date, business) : business;

  const changeTimes = (change: () => void) => {
    change();
    setTimeErrors({});
    setFailure(null);
    setIsPastAsked(false);
  };
  const chooseDay = (chosen: string) =>
    changeTimes(() => {
      setDay(chosen);
      // The time stays chosen if it is free on the other day, too.
      setTime(wanted);
      if (departure && departure <= chosen) setDeparture('');
    });
  const chooseService = (key: string) =>
    changeTimes(() => {
      setService(services.find((one) => one.key === key) ?? service);
      setMoreKeys([]);
      setIsOther(false);
      setTime(null);
    });

  const choosePerson = (id: string) =>
    changeTimes(() => {
      setPersonId(id || undefined);
      // The time stays chosen if it is free with them, too.
      if (day !== null) setTime(wanted);
    });

  const when = isStay ? formatDayInText(date) : `${formatDayInText(date)}, ${visitTime}`;

  const showRefusal = (error: Error) => {
    setIsPastAsked(false);
    const fields = error instanceof ApiError ? error.fields : {};
    const known = TIME_FIELDS.filter((field) => fields[field] !== undefined);
    const isTaken = error instanceof ApiError && error.code === 'CONFLICT' && !('requestId' in fields);
    const wrong = answerErrors(fields);
    setWrongAnswers(wrong);
    if (isTaken) {
      setDay(date);
      setTimeErrors({ [isStay ? 'date' : 'time']: getFailureText(error, t('diary.booking.failed')) });
      setTime('');
      setIsOther(false);
      void times.refetch();
    } else if (known.length > 0) {
      setTimeErrors(Object.fromEntries(known.map((field) => [field, fields[field]])));
    } else if (Object.keys(wrong).length === 0) {
      setFailure(getFailureText(error, t('diary.booking.failed')));
    }
    showServerFieldErrors(error, ['customerName', 'customerPhone', 'customerEmail', 'notes'], form.setError);
  };

  const submit = form.handleSubmit(({ isMailWanted, ...person }) => {
    const problems: TimeErrors = {};
    if (!isCalendarDate(date)) problems.date = t('validation.date');
    if (!isStay && visitTime === '') problems.time = t('diary.chooseTime');
    if (isStay && nights < 1) problems.endDate = t('validation.departure');
    setTimeErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return;
    if (isPast && !isPastAsked) return setIsPastAsked(true);
    const { sectionId, serviceId } = service;
    const given = pickAnswers(answers, questions);
    send(
      {
        sectionId,
        serviceId,
        ...(moreServiceIds.length > 0 && { moreServiceIds }),
        date,
        ...(isStay
          ? { time: STAY_TIME, endDate: departure, ...(guests !== '' && { guests: Number(guests) }) }
          : { time: visitTime }),
        ...(server && { personId: server.id }),
        ...person,
        ...(Object.keys(given).length > 0 && { answers: given }),
        ...(person.customerEmail && { isMailWanted }),
      },
      { onSuccess: () => onDone(person.customerName, date, when), onError: showRefusal },
    );
  });

  const isReady = isStay ? isCalendarDate(date) : visitTime !== '';
  return (
    <form className="sheet__form" noValidate onSubmit={submit}>
      {failure && (
        <Banner tone="red" icon={<CircleAlert />}>
          {failure}
        </Banner>
      )}
      <SelectField
        label={t('diary.service')}
        value={service.key}
        options={services.map((one) => ({ value: one.key, label: serviceLabel(one, t) }))}
        onChange={({ target: { value } }) => chooseService(value)}
      />
      {others.length > 0 && (
        <MoreServices
          services={others}
          chosenKeys={moreKeys}
          onChange={(keys) => changeTimes(() => setMoreKeys(keys))}
        />
      )}
      {servers.length > 1 && (
        <SelectField
          label={t('diary.person')}
          value={server?.id ?? ''}
          options={[
            { value: '', label: t('diary.anyone') },
            ...servers.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          onChange={({ target: { value } }) => choosePerson(value)}
        />
      )}
      {isStay ? (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            type="date"
            label={t('diary.arrival')}
            value={date}
            error={timeErrors.date ?? timeErrors.time}
            onChange={({ target: { value } }) => chooseDay(value)}
          />
          <TextField
            type="date"
            label={t('diary.departure')}
            value={departure}
            min={isCalendarDate(date) ? addDays(date, 1) : undefined}
            hint={nights > 0 ? t('diary.nights', { count: nights }) : undefined}
            error={timeErrors.endDate}
            onChange={({ target: { value } }) => changeTimes(() => setDeparture(value))}
          />
          <TextField
            type="number"
            min={1}
            max={MAX_GUESTS}
            label={t('diary.guests')}
            labelNote={t('diary.optional')}
            value={guests}
            error={timeErrors.guests}
            onChange={({ target: { value } }) => changeTimes(() => setGuests(value))}
          />
        </div>
      ) : (
        <>
          <DayChoice
            label={t('diary.day')}
            today={today}
            day={date}
            error={timeErrors.date}
            onChange={chooseDay}
          />
          <TimeChoice
            times={times.data}
            failure={times.error && getFailureText(times.error, t('diary.timesFailed'))}
            after={date === today ? now.slice('YYYY-MM-DD '.length) : ''}
            time={visitTime}
            isOther={isOtherTime}
            isOutside={isOutside(open, date, visitTime || '00:00', duration)}
            error={timeErrors.time}
            onChange={(chosen, isOtherChosen) =>
              changeTimes(() => {
                setDay(date);
                setTime(chosen);
                setIsOther(isOtherChosen);
              })
            }
          />
        </>
      )}
      <CustomerFields websiteId={websiteId} form={form} />
      <AnswerFields
        questions={questions}
        answers={answers}
        errors={wrongAnswers}
        onChange={(changed) => {
          setAnswers(changed);
          setWrongAnswers({});
        }}
      />
      <SheetFoot>
        {isPastAsked ? (
          <>
            <p className="sheet__question" role="alert">
              {t('diary.booking.past', { when })}
            </p>
            <Button onClick={() => setIsPastAsked(false)}>{t('diary.back')}</Button>
            <SheetSubmit isPending={isPending} pendingText={t('diary.booking.pending')}>
              {t('diary.booking.enterPast')}
            </SheetSubmit>
          </>
        ) : (
          <SheetSubmit isPending={isPending} pendingText={t('diary.booking.pending')}>
            {isReady ? t('diary.booking.action', { when }) : t('diary.booking.actionWithoutTime')}
          </SheetSubmit>
        )}
      </SheetFoot>
    </form>
  );
}

/** The service that is offered first: the one that is asked for, or one that the person does whose time was pressed. */
function findFirstService(
  services: readonly Service[],
  takers: readonly Person[],
  start: EntryStart | null,
): Service {
  const done = services.find((service) =>
    listServers([service], takers).some(({ id }) => id === start?.personId),
  );
  const asked =
    services.find(({ key }) => key === start?.serviceKey) ??
    services.find(({ sectionId }) => sectionId === start?.sectionId);
  return asked ?? done ?? (services[0] as Service);
}
