import { type FormEvent, useEffect, useState } from 'react';
import type { BookingInput } from '@/contracts/bookings';
import { formatFullDay, formatMoney } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import type { BookedService } from './definition';
import {
  type BookingFormProps,
  BookingFrame,
  checkCustomer,
  Line,
  readContact,
  readCustomer,
} from './form-parts';
import { listHoursLines } from './hours-lines';
import { ANYONE, PersonChoice } from './person-choice';
import type { BookingErrors } from './send-booking';
import { joinOffered, ServiceChoice, withChange } from './service-choice';
import { formatDuration, type OfferedService } from './service-facts';
import { StayForm } from './stay-form';
import { readLink } from './stored-choice';
import { useBookingForm } from './use-booking-form';
import { type BookedContent, type BookingTimes, useBookingTimes } from './use-booking-times';
import { WhenChoice } from './when-choice';

/** Asks a visitor for what, when and who. The server decides which times are free; the form keeps all that was filled in. */
function BookingForm({ slug, sectionId, content, isPreview, words }: BookingFormProps) {
  const form = useBookingForm(slug, words);
  const { formRef, errors, mark } = form;
  const { services } = content;
  const offered = services.map((service) => withChange(service, form.changed));
  const [chosenIds, setChosenIds] = useState(services.slice(0, 1).map(({ id }) => id));
  const chosen = offered.filter(({ id }) => chosenIds.includes(id));
  const service = joinOffered(chosen);
  const moreServiceIds = chosen.slice(1).map(({ id }) => id);
  const people = (content.people ?? []).filter(({ serviceIds }) =>
    chosen.every(({ id }) => serviceIds.includes(id)),
  );
  const isTooMuch = people.length === 0 && (content.people ?? []).length > 0;
  const [wantedPerson, setWantedPerson] = useState(ANYONE);
  // The form does not ask for a person who does not do the chosen services; it keeps the wish for services that they do.
  const person = people.find(({ id }) => id === wantedPerson);
  const personId = person?.id ?? ANYONE;
  const times = useBookingTimes({ slug, sectionId, content, service, moreServiceIds, personId, isPreview });

  // A choice that was made before the script arrived counts.
  useEffect(() => {
    const checked = formRef.current?.querySelectorAll<HTMLInputElement>('[name=service]:checked') ?? [];
    if (checked.length > 0) setChosenIds([...checked].map(({ value }) => value));
    const first = formRef.current?.querySelector<HTMLInputElement>('[name=service]');
    if (first && checked.length === 0) first.checked = true;
    const asked = formRef.current?.querySelector<HTMLInputElement>('[name=person]:checked');
    if (asked) setWantedPerson(asked.value);
  }, [formRef]);

  // A mail to somebody who waits leads here.
  useEffect(() => {
    if (isPreview) return;
    const linked = readLink(sectionId);
    if (services.some(({ id }) => id === linked.serviceId)) setChosenIds([linked.serviceId ?? '']);
    if (linked.personId) setWantedPerson(linked.personId);
  }, [sectionId, isPreview, services]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const element = form.start(event);
    if (!element || !service) return;
    const { date, time, waitDate } = times;
    if (waitDate) return wait(element, service, waitDate);
    if (!form.check(checkForm(element, content, times, words)) || !date || !time) return;

    const booking: BookingInput = {
      serviceId: service.id,
      ...(moreServiceIds.length > 0 && { moreServiceIds }),
      sectionId,
      ...(personId && { personId }),
      date,
      time,
      // The visitor has read these, whatever the owner has made of them by now.
      priceCents: service.visitCents ?? 0,
      durationMinutes: service.duration,
      ...readCustomer(element, content),
    };
    const message = formatSent([service.name, person?.name], booking, words);
    const outcome = await form.book(booking, { waits: words.sent, message });
    if (outcome === 'booked' || outcome === 'proof') times.forget();
    // Times that were free when the form asked for them may be taken by now, or too short for a service that has changed.
    if (outcome === 'refused') times.refresh();
  }

  async function wait(element: HTMLFormElement, { id, name }: BookedService, date: string) {
    if (!form.check(checkCustomer(element, {}, words))) return;
    const asked = { serviceId: id, moreServiceIds, sectionId, ...(personId && { personId }), date };
    const day = formatFullDay(words.locale, date);
    const what = [name, person?.name, day].filter(Boolean).join(', ');
    const outcome = await form.wait({ ...asked, ...readContact(element) }, what);
    if (outcome === 'proof') times.forget();
    // Something may have got free meanwhile.
    if (outcome === 'refused') times.refresh();
  }

  function handleAnother() {
    times.clear();
    times.refresh();
    form.startAgain();
  }

  return (
    <BookingFrame
      form={form}
      content={content}
      words={words}
      onSubmit={handleSubmit}
      onAnother={handleAnother}
      isWaiting={times.waitDate !== null}
      summary={
        service && <BookingSummary service={service} person={person?.name} times={times} words={words} />
      }
      facts={!content.hidesHours && <BookingHours content={content} words={words} />}
    >
      <ServiceChoice
        services={offered}
        takesSeveral={content.takesSeveral}
        chosenIds={chosenIds}
        error={errors.service}
        words={words}
        onChange={setChosenIds}
      />
      {isTooMuch && (
        <p className="s-error" role="status">
          {words.nobodyDoesAll}
        </p>
      )}
      {people.length > 1 && (
        <PersonChoice people={people} personId={personId} words={words} onChange={setWantedPerson} />
      )}
      <WhenChoice times={times} errors={errors} words={words} onError={mark} />
    </BookingFrame>
  );
}

/** Draws the form for stays if the section has their words, or else the form for visits. */
export function BookingIsland({ stayWords, ...props }: BookingFormProps) {
  if (!stayWords) return <BookingForm {...props} />;
  return <StayForm {...props} words={{ ...props.words, ...stayWords }} />;
}

export { BookingIsland as Island };

interface BookingHoursProps {
  content: Pick<BookedContent, 'week'>;
  words: WordsOf<'booking'>;
}

/** Shows when a visitor can come. */
function BookingHours({ content, words }: BookingHoursProps) {
  return (
    <div className="s-hours">
      <p className="s-label">{words.openingHours}</p>
      <dl className="s-sum">
        {listHoursLines(words.locale, content.week).map(({ days, hours }) => (
          <Line key={days} label={days} value={hours ?? words.closed} />
        ))}
      </dl>
    </div>
  );
}

/** Returns what the browser finds wrong by itself; the server checks everything again. */
function checkForm(
  form: HTMLFormElement,
  content: BookedContent,
  { date, time }: Pick<BookingTimes, 'date' | 'time'>,
  words: WordsOf<'booking'>,
): BookingErrors {
  const errors = checkCustomer(form, content, words);
  if (!date) return { date: words.chooseDay, ...errors };
  return time ? errors : { time: words.chooseTime, ...errors };
}

/** Says in one line what was booked. */
function formatSent(
  what: readonly (string | undefined)[],
  { date, time }: BookingInput,
  { locale }: WordsOf<'booking'>,
): string {
  return [...what.filter(Boolean), formatFullDay(locale, date), time].join(', ');
}

interface BookingSummaryProps {
  service: OfferedService;
  /** This person serves; missing if anyone may. */
  person?: string | undefined;
  times: Pick<BookingTimes, 'date' | 'time'>;
  words: WordsOf<'booking'>;
}

/** Shows what is being booked, like a receipt that is written while the visitor chooses. */
function BookingSummary({ service, person, times, words }: BookingSummaryProps) {
  const { date, time } = times;
  const total = service.visitCents ?? 0;
  return (
    <dl className="s-sum" aria-live="polite">
      <Line label={words.service} value={service.name} />
      {person && <Line label={words.withWhom} value={person} />}
      <Line label={words.duration} value={formatDuration(service.duration, words)} />
      {date && <Line label={words.date} value={formatFullDay(words.locale, date)} />}
      {time && <Line label={words.time} value={time} />}
      {total > 0 && (
        <div className="is-total">
          <dt>{words.total}</dt>
          <dd>{formatMoney(words.locale, total)}</dd>
        </div>
      )}
    </dl>
  );
}
