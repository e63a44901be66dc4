import { type FormEvent, useEffect, useState } from 'react';
import type { BookingInput } from '@/contracts/bookings';
import { formatFullDay } from '@/core/locale/format';
import type { WordsOf } from '../../visitor-kit/define-view';
import { useVisitorForm } from '../../visitor-kit/use-visitor-form';
import { BookingSummary } from './booking-summary';
import {
  type BookingFormProps,
  BookingSent,
  CustomerFields,
  FormNotices,
  type FormStatus,
  findCustomerErrors,
  Line,
  Note,
  readCustomer,
  SubmitPart,
} from './form-parts';
import { hoursLines } from './hours-lines';
import { ANYONE, PersonChoice } from './person-choice';
import { type BookingErrors, sendBooking } from './send-booking';
import { ServiceFacts } from './service-facts';
import { StayForm } from './stay-form';
import { type BookedContent, type BookingTimes, useBookingTimes } from './use-booking-times';
import { WhenChoice } from './when-choice';

/** The form of visits: what, when, who. The server decides what is free; the form keeps all that was filled in. */
function BookingForm({ slug, sectionId, content, isPreview, words }: BookingFormProps) {
  const { formRef, errors, isSending, start, check, send, mark, handleInput } =
    useVisitorForm<BookingErrors>();
  const [serviceId, setServiceId] = useState(content.services[0]?.id);
  const service = content.services.find((candidate) => candidate.id === serviceId);
  const people = (content.people ?? []).filter(({ serviceIds }) => serviceIds.includes(service?.id ?? ''));
  const [wantedPerson, setWantedPerson] = useState(ANYONE);
  // Whoever does not do what is chosen now is not asked for; the wish is kept for what they do.
  const person = people.find(({ id }) => id === wantedPerson);
  const personId = person?.id ?? ANYONE;
  const times = useBookingTimes({ slug, sectionId, content, service, personId, isPreview });
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  /** True if the server refused what was sent last. */
  const [isRefused, setIsRefused] = useState(false);
  const isSent = status.kind === 'sent';

  // What was chosen before the script arrived counts.
  useEffect(() => {
    const checked = formRef.current?.querySelector<HTMLInputElement>('[name=service]:checked');
    if (checked) setServiceId(checked.value);
    const asked = formRef.current?.querySelector<HTMLInputElement>('[name=person]:checked');
    if (asked) setWantedPerson(asked.value);
  }, [formRef]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = start(event);
    if (!form || !service) return;
    setIsRefused(false);
    setStatus({ kind: 'idle' });
    const { date, time } = times;
    if (!check(findErrors(form, times, words)) || !date || !time) return;

    const booking: BookingInput = {
      serviceId: service.id,
      sectionId,
      ...(personId && { personId }),
      date,
      time,
      ...readCustomer(form),
    };
    const result = await send((requestId) => sendBooking(slug, booking, requestId));
    if (result.kind === 'booked' || result.kind === 'proof') {
      const title =
        result.kind === 'proof' ? result.message : result.isConfirmed ? words.confirmed : words.sent;
      setStatus({ kind: 'sent', title, message: sentText([service.name, person?.name], booking, words) });
      times.forget();
    }
    if (result.kind === 'failed') setStatus({ kind: 'failed', message: result.message ?? words.failed });
    if (result.kind !== 'refused') return;
    setIsRefused(true);
    // What was free when it was asked for may not be any more.
    times.refresh();
  }

  function handleAnother() {
    times.clear();
    times.refresh();
    setStatus({ kind: 'idle' });
  }

  return (
    <form
      className="s-form"
      method="post"
      noValidate
      onInput={handleInput}
      onSubmit={handleSubmit}
      ref={formRef}
    >
      {status.kind === 'sent' && (
        <BookingSent title={status.title} text={status.message} words={words} onAnother={handleAnother} />
      )}
      <div className="s-fields" hidden={isSent}>
        <fieldset className="s-group s-what">
          <legend>{words.service}</legend>
          <div className="s-options">
            {content.services.map((option, index) => (
              <label className="s-option" key={option.id}>
                <input
                  type="radio"
                  name="service"
                  value={option.id}
                  defaultChecked={index === 0}
                  onChange={() => setServiceId(option.id)}
                />
                <ServiceFacts service={option} words={words} />
              </label>
            ))}
          </div>
        </fieldset>
        {people.length > 1 && (
          <PersonChoice people={people} personId={personId} words={words} onChange={setWantedPerson} />
        )}
        <WhenChoice times={times} errors={errors} words={words} onError={mark} />
        <CustomerFields errors={errors} words={words} />
        {content.asksNote && <Note error={errors.notes} words={words} />}
        <FormNotices status={status} words={words} />
      </div>
      {service && !isSent && (
        <BookingSummary service={service} person={person?.name} times={times} words={words} />
      )}
      {!isSent && <SubmitPart errors={errors} isRefused={isRefused} isSending={isSending} words={words} />}
      <BookingHours content={content} words={words} />
    </form>
  );
}

/** The form of a section: for visits, or for stays. */
export function BookingIsland(props: BookingFormProps) {
  return props.content.bookingType === 'daily' ? <StayForm {...props} /> : <BookingForm {...props} />;
}

export { BookingIsland as Island };

interface BookingHoursProps {
  content: Pick<BookedContent, 'week'>;
  words: WordsOf<'booking'>;
}

/** When a visitor can come. */
function BookingHours({ content, words }: BookingHoursProps) {
  return (
    <div className="s-hours">
      <p className="s-label">{words.openingHours}</p>
      <dl className="s-sum">
        {hoursLines(words.locale, content.week).map(({ days, hours }) => (
          <Line key={days} label={days} value={hours ?? words.closed} />
        ))}
      </dl>
    </div>
  );
}

/** Returns what the browser finds wrong by itself; the server has the last word. */
function findErrors(
  form: HTMLFormElement,
  { date, time }: Pick<BookingTimes, 'date' | 'time'>,
  words: WordsOf<'booking'>,
): BookingErrors {
  const errors = findCustomerErrors(form, words);
  if (!date) return { date: words.chooseDay, ...errors };
  return time ? errors : { time: words.chooseTime, ...errors };
}

/** Says in one line what was booked. */
function sentText(
  what: readonly (string | undefined)[],
  { date, time }: BookingInput,
  { locale }: WordsOf<'booking'>,
): string {
  return [...what.filter(Boolean), formatFullDay(locale, date), time].join(', ');
}
