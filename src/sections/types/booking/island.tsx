import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { BookingInput } from '@/contracts/bookings';
import { STAY_TIME } from '@/core/bookings';
import { formatFullDay } from '@/core/locale/format';
import { NOTES_MAX_LENGTH } from '@/core/visitor-limits';
import type { WordsOf } from '../../visitor-kit/define-view';
import { NameAndEmail, Phone, VisitorTextarea, VisitorTrap } from '../../visitor-kit/fields';
import { hasMistypedEmail, takeTrap, useVisitorForm } from '../../visitor-kit/use-visitor-form';
import { VisitorNotice } from '../../visitor-kit/visitor-notice';
import { BookingSummary } from './booking-summary';
import { hoursLines, openDays } from './hours-lines';
import { ANYONE, PersonChoice } from './person-choice';
import { type BookingErrors, sendBooking } from './send-booking';
import { ServiceFacts } from './service-facts';
import { type BookedContent, type BookingTimes, useBookingTimes } from './use-booking-times';
import { WhenChoice } from './when-choice';

export interface BookingFormProps {
  slug: string;
  sectionId: string;
  content: BookedContent;
  /** In the editor and on a demo nothing is asked of the server: every open day is free. */
  isPreview: boolean;
  words: WordsOf<'booking'>;
}

type Status =
  | { kind: 'idle' }
  | { kind: 'sent'; title: string; message: string }
  | { kind: 'failed'; message: string };

/** The booking form: what, when, who. The server decides what is free; the form keeps all that was filled in. */
export function BookingForm({ slug, sectionId, content, isPreview, words }: BookingFormProps) {
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
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  /** True if the server refused what was sent last. */
  const [isRefused, setIsRefused] = useState(false);
  const isSent = status.kind === 'sent';
  const hasErrors = Object.values(errors).some(Boolean);

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
    const { date, time, endDate, isDaily } = times;
    if (!check(findErrors(form, times, words)) || !date) return;

    const customer = new FormData(form);
    const phone = String(customer.get('phone')).trim();
    const notes = String(customer.get('notes') ?? '').trim();
    const when = isDaily ? { time: STAY_TIME, endDate: endDate ?? date } : { time: time ?? '' };
    const booking: BookingInput = {
      serviceId: service.id,
      sectionId,
      ...(personId && { personId }),
      date,
      ...when,
      customerName: String(customer.get('name')),
      customerEmail: String(customer.get('email')),
      ...(phone && { customerPhone: phone }),
      ...(notes && { notes }),
      ...takeTrap(form),
    };
    const result = await send((requestId) => sendBooking(slug, booking, requestId));
    if (result.kind === 'booked' || result.kind === 'proof') {
      const sent = isDaily ? words.staySent : words.sent;
      const title = result.kind === 'proof' ? result.message : result.isConfirmed ? words.confirmed : sent;
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
          <legend>{times.isDaily ? words.room : words.service}</legend>
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
                <ServiceFacts service={option} bookingType={content.bookingType} words={words} />
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
        {status.kind === 'failed' && (
          <div role="alert">
            <VisitorNotice title={status.message} offlineText={words.offline} isBad />
          </div>
        )}
        <noscript>
          <p className="s-hint">{words.needsScript}</p>
        </noscript>
      </div>
      {service && !isSent && (
        <BookingSummary service={service} person={person?.name} times={times} words={words} />
      )}
      {!isSent && isRefused && hasErrors && (
        // Said once more where the visitor pressed: the field may lie far above.
        <p className="s-error">{Object.values(errors).join(' ')}</p>
      )}
      {!isSent && (
        <button className="s-btn" type="submit" aria-disabled={isSending ? true : undefined}>
          {isSending ? words.sending : words.submit}
        </button>
      )}
      <BookingHours content={content} words={words} />
    </form>
  );
}

export { BookingForm as Island };

interface CustomerFieldsProps {
  errors: BookingErrors;
  words: WordsOf<'booking'>;
}

function CustomerFields(props: CustomerFieldsProps) {
  const id = useId();
  return (
    <div className="s-two">
      <NameAndEmail id={id} {...props} />
      <Phone id={id} {...props} />
      <VisitorTrap id={id} label={props.words.leaveEmpty} />
    </div>
  );
}

function Note({ error, words }: { error: string | undefined; words: WordsOf<'booking'> }) {
  return (
    <VisitorTextarea
      id={`${useId()}notes`}
      label={words.note}
      note={words.optional}
      error={error}
      name="notes"
      rows={3}
      maxLength={NOTES_MAX_LENGTH}
    />
  );
}

interface BookingSentProps {
  title: string;
  /** The text says what was booked, and when. */
  text: string;
  words: WordsOf<'booking'>;
  onAnother: () => void;
}

/** Takes the place of the form and says what the visitor has now. */
function BookingSent({ title, text, words, onAnother }: BookingSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on here, and the notice comes into view.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="s-sent" ref={ref} tabIndex={-1} role="status">
      <VisitorNotice title={title} text={text} />
      <button className="s-btn is-quiet" type="button" onClick={onAnother}>
        {words.another}
      </button>
    </div>
  );
}

interface BookingHoursProps {
  content: Pick<BookedContent, 'bookingType' | 'week'>;
  words: WordsOf<'booking'>;
}

/** When a visitor can come: the opening hours, or for stays the days on which they can begin. */
function BookingHours({ content, words }: BookingHoursProps) {
  const isDaily = content.bookingType === 'daily';
  const lines = isDaily
    ? [{ days: words.arrivalDays, hours: openDays(words.locale, content.week) || words.closed }]
    : hoursLines(words.locale, content.week);
  return (
    <div className="s-hours">
      {!isDaily && <p className="s-label">{words.openingHours}</p>}
      <dl className="s-sum">
        {lines.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours ?? words.closed}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Returns what the browser finds wrong by itself; the server has the last word. */
function findErrors(
  form: HTMLFormElement,
  { isDaily, date, time, endDate }: Pick<BookingTimes, 'isDaily' | 'date' | 'time' | 'endDate'>,
  words: WordsOf<'booking'>,
): BookingErrors {
  const errors: BookingErrors = {};
  if (!date) errors.date = isDaily ? words.chooseArrival : words.chooseDay;
  else if (isDaily && !endDate) errors.endDate = words.chooseDeparture;
  else if (!isDaily && !time) errors.time = words.chooseTime;
  const data = new FormData(form);
  for (const field of ['name', 'email'] as const) {
    if (String(data.get(field)).trim() === '') errors[field] = words.required;
  }
  if (hasMistypedEmail(form)) errors.email = words.emailFormat;
  return errors;
}

/** Says in one line what was booked. */
function sentText(
  what: readonly (string | undefined)[],
  { date, time, endDate }: BookingInput,
  { locale }: WordsOf<'booking'>,
): string {
  const day = formatFullDay(locale, date);
  const when = endDate ? `${day} – ${formatFullDay(locale, endDate)}` : `${day}, ${time}`;
  return [...what.filter(Boolean), when].join(', ');
}
