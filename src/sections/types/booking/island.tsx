import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { BookingInput } from '@/contracts/bookings';
import { dayName } from '@/core/calendar-month';
import { STAY_TIME } from '@/core/time-range';
import type { SiteWords } from '../../visitor-kit/define-view';
import { NameAndEmail, Phone, takeTrap, VisitorTrap } from '../../visitor-kit/fields';
import { useFieldErrors } from '../../visitor-kit/use-field-errors';
import { VisitorNotice } from '../../visitor-kit/visitor-notice';
import { BookingSummary } from './booking-summary';
import type { BookedService, BookingContent } from './definition';
import { hoursLines, openDays } from './hours-lines';
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
  words: SiteWords['booking'];
}

type Status =
  | { kind: 'idle' | 'sending' }
  | { kind: 'sent'; title: string; message: string }
  | { kind: 'failed'; message: string };

/** The booking form: what, when, who. The server decides what is free; the form keeps all that was filled in. */
export function BookingForm({ slug, sectionId, content, isPreview, words }: BookingFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const requestId = useRef<string>(undefined);
  const [serviceId, setServiceId] = useState(content.services[0]?.id);
  const service = content.services.find((candidate) => candidate.id === serviceId);
  const times = useBookingTimes({ slug, sectionId, content, service, isPreview });
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const { errors, show, mark, handleInput } = useFieldErrors<BookingErrors>(formRef);
  /** Whether it was the server that refused what was sent last. */
  const [isRefused, setIsRefused] = useState(false);
  const isSent = status.kind === 'sent';
  const hasErrors = Object.values(errors).some(Boolean);

  // What was chosen before the script arrived counts.
  useEffect(() => {
    const checked = formRef.current?.querySelector<HTMLInputElement>('[name=service]:checked');
    if (checked) setServiceId(checked.value);
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current || !service) return;
    const form = event.currentTarget;
    const missing = findErrors(form, times, words);
    show(missing);
    setIsRefused(false);
    setStatus({ kind: 'idle' });
    const { date, time, endDate, isDaily } = times;
    if (Object.keys(missing).length > 0 || !date) return;

    const customer = new FormData(form);
    const phone = String(customer.get('phone')).trim();
    const when = isDaily ? { time: STAY_TIME, endDate: endDate ?? date } : { time: time ?? '' };
    const booking: BookingInput = {
      serviceId: service.id,
      sectionId,
      date,
      ...when,
      customerName: String(customer.get('name')),
      customerEmail: String(customer.get('email')),
      ...(phone && { customerPhone: phone }),
      ...takeTrap(form),
    };
    isSending.current = true;
    setStatus({ kind: 'sending' });
    const result = await sendBooking(slug, booking, requestId);
    isSending.current = false;
    setStatus({ kind: 'idle' });
    if (result.kind === 'booked' || result.kind === 'proof') {
      const sent = isDaily ? words.staySent : words.sent;
      const title = result.kind === 'proof' ? result.message : sent;
      setStatus({ kind: 'sent', title, message: sentText(service, booking) });
      times.forget();
    }
    if (result.kind === 'failed') setStatus({ kind: 'failed', message: result.message ?? words.failed });
    if (result.kind !== 'refused') return;
    show(result.errors);
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
                <ServiceFacts service={option} bookingType={content.bookingType} words={words} />
              </label>
            ))}
          </div>
        </fieldset>
        <WhenChoice times={times} errors={errors} words={words} onError={mark} />
        <CustomerFields errors={errors} words={words} />
        {status.kind === 'failed' && (
          <div role="alert">
            <VisitorNotice title={status.message} offlineText={words.offline} isBad />
          </div>
        )}
        <noscript>
          <p className="s-hint">{words.needsScript}</p>
        </noscript>
      </div>
      {service && !isSent && <BookingSummary service={service} times={times} words={words} />}
      {!isSent && isRefused && hasErrors && (
        // Said once more where the visitor pressed: the field may lie far above.
        <p className="s-error">{Object.values(errors).join(' ')}</p>
      )}
      {!isSent && (
        <button className="s-btn" type="submit" aria-disabled={status.kind === 'sending' ? true : undefined}>
          {status.kind === 'sending' ? words.sending : words.submit}
        </button>
      )}
      <BookingHours content={content} words={words} />
    </form>
  );
}

export { BookingForm as Island };

interface CustomerFieldsProps {
  errors: BookingErrors;
  words: SiteWords['booking'];
}

/** Who books. */
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

interface BookingSentProps {
  title: string;
  /** What was booked, and when. */
  text: string;
  words: SiteWords['booking'];
  onAnother: () => void;
}

/** What the visitor has now, in the place of the form. */
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
  content: Pick<BookingContent, 'bookingType' | 'workingHours'>;
  words: SiteWords['booking'];
}

/** When a visitor can come: the opening hours, or for stays the days on which they can begin. */
function BookingHours({ content, words }: BookingHoursProps) {
  const isDaily = content.bookingType === 'daily';
  const lines = isDaily
    ? [{ days: words.arrivalDays, hours: openDays(content.workingHours) || words.closed }]
    : hoursLines(content.workingHours);
  return (
    <div className="s-hours">
      {!isDaily && <p className="s-label">{words.openingHours}</p>}
      <dl className="s-sum">
        {lines.map(({ days, hours }) => (
          <div key={days}>
            <dt lang={isDaily ? undefined : 'sk'}>{days}</dt>
            <dd lang={isDaily ? 'sk' : undefined}>{hours ?? words.closed}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the browser can see by itself; the server has the last word. */
function findErrors(
  form: HTMLFormElement,
  { isDaily, date, time, endDate }: Pick<BookingTimes, 'isDaily' | 'date' | 'time' | 'endDate'>,
  words: SiteWords['booking'],
): BookingErrors {
  const errors: BookingErrors = {};
  if (!date) errors.date = isDaily ? words.chooseArrival : words.chooseDay;
  else if (isDaily && !endDate) errors.endDate = words.chooseDeparture;
  else if (!isDaily && !time) errors.time = words.chooseTime;
  const data = new FormData(form);
  for (const field of ['name', 'email'] as const) {
    if (String(data.get(field)).trim() === '') errors[field] = words.required;
  }
  const email = form.elements.namedItem('email');
  if (email instanceof HTMLInputElement && email.validity.typeMismatch) errors.email = words.emailFormat;
  return errors;
}

/** What was booked, in one line. */
function sentText(service: BookedService, { date, time, endDate }: BookingInput): string {
  return endDate
    ? `${service.name}, ${dayName(date)} – ${dayName(endDate)}`
    : `${service.name}, ${dayName(date)}, ${time}`;
}
