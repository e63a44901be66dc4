import { useImperativeHandle, useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { formatDayInText } from '@/app/lib/dates';
import { getFailureText } from '@/app/lib/failure-text';
import { showServerFieldErrors } from '@/app/lib/form-errors';
import { countNights } from '@/core/booking-limits';
import { STAY_TIME } from '@/core/bookings';
import { isCalendarDate } from '@/core/dates';
import { listWorkingIntervals, type Person } from '@/core/people';
import type { GivenAnswers } from '@/core/questions';
import { getDateOf, toLocalDateTime } from '@/core/wall-clock';
import { getIntervalsOn } from '@/core/website-hours';
import {
  type BookingDraft,
  createBookingSender,
  type EntryStart,
  useEnterBooking,
  useNextFreeTime,
  useOwnTimes,
  useWebsiteHours,
} from '../api/entries';
import { getSectionHours } from '../calendar/shown-hours';
import { useDiaryText } from '../use-diary-text';
import { listAnswerErrors, pickAnswers } from './answer-fields';
import { useCustomerForm } from './customer-fields';
import type { KnownCustomer } from './known-customers';
import { isOutside, listJoinable, listServers, type Service } from './services';
import { type EntryFormOptions, useKeptEntry } from './use-kept-entry';

/** These fields of a call hold the time and the number of guests. */
type TimeField = 'date' | 'time' | 'endDate' | 'guests';
const TIME_FIELDS: readonly TimeField[] = ['date', 'time', 'endDate', 'guests'];
type TimeErrors = Partial<Record<TimeField, string>>;

export interface BookingEntryOptions extends EntryFormOptions {
  websiteId: number;
  timeZone: string;
  services: readonly Service[];
  takers: readonly Person[];
  /** It is null if a button opened the form and nothing is chosen yet. */
  start: EntryStart | null;
  customer: KnownCustomer | null;
  /** `isShown` is false if the form was closed while its call was under way. */
  onDone: (name: string, date: string, when: string, isShown: boolean) => void;
}

/** Keeps the choices and texts of a booking that an owner enters, and sends it. */
export function useBookingEntry({
  websiteId,
  timeZone,
  services,
  takers,
  start: opened,
  customer,
  onDone,
  ...options
}: BookingEntryOptions) {
  const t = useDiaryText();
  const kept = useKeptEntry('booking', options, () => createBookingSender(websiteId));
  const { draft } = kept;
  const [now] = useState(() => toLocalDateTime(new Date(), timeZone));
  const today = getDateOf(now);
  const start = draft?.start ?? opened;
  const [service, setService] = useState(() => getFirstService(services, takers, start));
  const [moreKeys, setMoreKeys] = useState(start?.moreKeys ?? []);
  const [personId, setPersonId] = useState(start?.personId);
  const [day, setDay] = useState<string | null>(start?.date ?? null);
  const [time, setTime] = useState<string | null>(start?.time ?? null);
  const [isOther, setIsOther] = useState(false);
  const [departure, setDeparture] = useState(start?.endDate ?? '');
  const [guests, setGuests] = useState(String(start?.guests ?? ''));
  const [answers, setAnswers] = useState<GivenAnswers>(draft?.answers ?? {});
  const [wrongAnswers, setWrongAnswers] = useState<Record<string, string>>({});
  const [timeErrors, setTimeErrors] = useState<TimeErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPastAsked, setIsPastAsked] = useState(false);
  const { send, isPending } = useEnterBooking(websiteId, kept.sender);
  const form = useCustomerForm(customer, draft?.customer, t);

  const { isStay } = service;
  const { questions = [] } = service.section;
  const others = listJoinable(service, services);
  const added = others.filter(({ key }) => moreKeys.includes(key));
  const parts: [Service, ...Service[]] = [service, ...added];
  const duration = parts.reduce((sum, part) => sum + part.duration, 0);
  const moreServiceIds = added.map(({ serviceId }) => serviceId);
  const servers = listServers(parts, takers);
  // A person who does not do the chosen service stays chosen for a later service that they do.
  const server = servers.find(({ id }) => id === personId);
  const asked = { ...service, moreServiceIds, personId: server?.id };
  const proposal = useNextFreeTime(websiteId, asked, now, !isStay && day === null);
  const proposed = day === null ? proposal.data : null;
  // The first day is shown only when the proposal is known, so that nothing jumps.
  const date = day ?? proposed?.date ?? today;
  const isDayKnown = day !== null || !proposal.isPending;
  const times = useOwnTimes(websiteId, asked, !isStay && isDayKnown && isCalendarDate(date) ? date : null);
  const stored = useWebsiteHours(websiteId).data;
  const free = times.data?.freeTimes ?? [];
  const wanted = time ?? proposed?.time ?? '';
  // A press in the week may fall between the offered times.
  const isOtherTime =
    isOther ||
    (start?.time !== undefined && wanted === start.time && times.isSuccess && !free.includes(wanted));
  const visitTime = isOtherTime || free.includes(wanted) ? wanted : '';
  const nights = isStay && date < departure ? countNights(date, departure) : 0;
  const isPast = isStay ? date < today : visitTime !== '' && `${date} ${visitTime}` < now;
  const business = getIntervalsOn(getSectionHours(service.section, stored), [date]).get(date) ?? [];
  const open = server ? listWorkingIntervals(server, date, business) : business;

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
    const wrong = listAnswerErrors(fields);
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
    if (isPending) return;
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
      kept.startSending(toDraft(), {
        onSuccess: (_answer, isShown) => onDone(person.customerName, date, when, isShown),
        onError: showRefusal,
      }),
    );
  });

  const toDraft = (): BookingDraft => ({
    start: {
      date,
      ...(visitTime !== '' && { time: visitTime }),
      personId: server?.id,
      serviceKey: service.key,
      moreKeys,
      ...(departure !== '' && { endDate: departure }),
      ...(guests !== '' && { guests: Number(guests) }),
    },
    customer: form.getValues(),
    answers,
  });
  /** Returns what would be lost with the form; null if nothing was typed. */
  const getDraft = (): BookingDraft | null => {
    const { customerName, customerPhone = '', customerEmail = '', notes = '' } = form.getValues();
    const isTyped =
      customerName !== (customer?.name ?? '') ||
      customerPhone !== (customer?.phone ?? '') ||
      customerEmail !== (customer?.email ?? '') ||
      notes !== '' ||
      Object.keys(answers).length > 0;
    return isTyped ? toDraft() : null;
  };
  useImperativeHandle(options.ref, () => kept.createHandle(getDraft));

  return {
    form,
    submit,
    isPending,
    failure,
    /** It names the day, and for a visit the time, for use in a sentence. */
    when,
    isReady: isStay ? isCalendarDate(date) : visitTime !== '',
    /** True while the owner is asked whether a booking in the past is meant. */
    isPastAsked,
    leavePast: () => setIsPastAsked(false),
    service,
    chooseService,
    /** These services can be done in the same visit. */
    others,
    moreKeys,
    chooseMore: (keys: string[]) => changeTimes(() => setMoreKeys(keys)),
    servers,
    server,
    choosePerson,
    today,
    date,
    chooseDay,
    timeErrors,
    visit: {
      times: times.data,
      isOfAnotherDay: times.isPlaceholderData,
      failure: times.error && getFailureText(times.error, t('diary.timesFailed')),
      after: date === today ? now.slice('YYYY-MM-DD '.length) : '',
      time: visitTime,
      isOther: isOtherTime,
      isOutside: isOutside(open, date, visitTime || '00:00', duration),
    },
    chooseTime: (chosen: string, isOtherChosen: boolean) =>
      changeTimes(() => {
        setDay(date);
        setTime(chosen);
        setIsOther(isOtherChosen);
      }),
    stay: { departure, nights, guests },
    chooseDeparture: (chosen: string) => changeTimes(() => setDeparture(chosen)),
    chooseGuests: (count: string) => changeTimes(() => setGuests(count)),
    questions,
    answers,
    wrongAnswers,
    changeAnswers: (changed: GivenAnswers) => {
      setAnswers(changed);
      setWrongAnswers({});
    },
  };
}

/** Returns the service that is offered first: the wanted one, or one that the person does whose time was pressed. */
function getFirstService(
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
