import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { NOTES_MAX_LENGTH } from '@/core/visitor-limits';
import type { WordsOf } from '../../visitor-kit/define-view';
import { NameAndEmail, Phone, VisitorTextarea, VisitorTrap } from '../../visitor-kit/fields';
import { hasMistypedEmail, readTrap } from '../../visitor-kit/use-visitor-form';
import { VisitorNotice } from '../../visitor-kit/visitor-notice';
import { answerField, Questions, readAnswers } from './questions';
import type { BookingErrors } from './send-booking';
import type { BookingForm, FormStatus } from './use-booking-form';
import type { BookedContent } from './use-booking-times';

export interface BookingFormProps {
  slug: string;
  sectionId: string;
  content: BookedContent;
  /** True in the editor and on a demo: nothing is asked of the server, and every open day is free. */
  isPreview: boolean;
  words: WordsOf<'booking'>;
  /** Missing where visits are booked. */
  stayWords?: WordsOf<'stay'>;
  /** Missing where the nights of each room do not stand in a row of their own. */
  rowWords?: WordsOf<'stayRows'>;
}

/** A form that books nights has these words. */
export type StayWords = WordsOf<'booking'> & WordsOf<'stay'>;

/** A form that books nights and gives each room a row has these words. */
export type RowWords = StayWords & WordsOf<'stayRows'>;

interface BookingFrameProps extends Pick<BookingFormProps, 'content' | 'words'> {
  form: BookingForm;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Begins another booking after one was sent. */
  onAnother: () => void;
  /** These fields ask what is booked, and when. */
  children: ReactNode;
  /** It lists what was chosen so far, above the button. */
  summary: ReactNode;
  /** They stand below the button, such as when a visitor can come. */
  facts: ReactNode;
  /** True if nothing is booked, and the visitor is told when something gets free. */
  isWaiting: boolean;
  /** True as long as the visitor cannot have read what the booking costs. */
  isPriceLoading?: boolean;
}

const FIRST_CHOICE = 'input:checked, select, td [tabindex="0"]';

/** Draws the form around what is booked: who books, the button, and what became of it. */
export function BookingFrame({
  form,
  content,
  words,
  onSubmit,
  onAnother,
  children,
  summary,
  facts,
  isWaiting,
  isPriceLoading = false,
}: BookingFrameProps) {
  const { status, errors } = form;
  const isSent = status.kind === 'sent';
  const { formRef } = form;
  const wasSent = useRef(isSent);
  // The button that begins another booking is gone, so the keyboard goes on at what is chosen first.
  useEffect(() => {
    if (wasSent.current && !isSent) formRef.current?.querySelector<HTMLElement>(FIRST_CHOICE)?.focus();
    wasSent.current = isSent;
  }, [isSent, formRef]);
  return (
    <form
      className="s-form"
      method="post"
      noValidate
      onInput={form.handleInput}
      onSubmit={onSubmit}
      ref={formRef}
    >
      {isSent && (
        <BookingSent title={status.title} text={status.message} words={words} onAnother={onAnother} />
      )}
      <div className="s-fields" hidden={isSent}>
        {children}
        <CustomerFields errors={errors} words={words} />
        {!isWaiting && <Questions questions={content.questions} errors={errors} words={words} />}
        {!isWaiting && content.asksNote && <Note error={errors.notes} words={words} />}
        <FormNotices status={status} words={words} />
      </div>
      {!isSent && !isWaiting && summary}
      {!isSent && (
        <SubmitPart
          errors={errors}
          isRefused={form.isRefused}
          isSending={form.isSending}
          isLoading={isPriceLoading}
          label={isWaiting ? words.waitSubmit : words.submit}
          words={words}
        />
      )}
      {facts}
    </form>
  );
}

interface CustomerFieldsProps {
  errors: BookingErrors;
  words: WordsOf<'booking'>;
}

/** Asks for the customer's name and how to reach them. */
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

/** Returns what a call says of the customer, and empties the trap. */
export function readCustomer(form: HTMLFormElement, { questions }: Pick<BookedContent, 'questions'>) {
  const customer = new FormData(form);
  const notes = String(customer.get('notes') ?? '').trim();
  return {
    ...readContact(form),
    ...(notes && { notes }),
    ...(questions?.length && { answers: readAnswers(customer, questions) }),
  };
}

/** Returns who fills in the form and how to reach them, and empties the trap. */
export function readContact(form: HTMLFormElement) {
  const customer = new FormData(form);
  const phone = String(customer.get('phone')).trim();
  return {
    customerName: String(customer.get('name')),
    customerEmail: String(customer.get('email')),
    ...(phone && { customerPhone: phone }),
    ...readTrap(form),
  };
}

/** Returns what the browser finds wrong with the customer's fields. */
export function checkCustomer(
  form: HTMLFormElement,
  { questions = [] }: Pick<BookedContent, 'questions'>,
  words: WordsOf<'booking'>,
): BookingErrors {
  const errors: BookingErrors = {};
  const data = new FormData(form);
  for (const field of ['name', 'email'] as const) {
    if (String(data.get(field)).trim() === '') errors[field] = words.required;
  }
  if (hasMistypedEmail(form)) errors.email = words.emailFormat;
  const answers = readAnswers(data, questions);
  for (const { id, kind, isRequired } of questions) {
    if (isRequired && !answers[id]) errors[answerField(id)] = kind === 'tick' ? words.tick : words.required;
  }
  return errors;
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
  // The button that was pressed is gone, so the keyboard goes on here, and the notice comes into view.
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

/** Says what was wrong with the whole form, and that the form needs a script. */
function FormNotices({ status, words }: { status: FormStatus; words: WordsOf<'booking'> }) {
  return (
    <>
      {status.kind === 'failed' && (
        <div role="alert">
          <VisitorNotice title={status.message} offlineText={words.offline} isBad />
        </div>
      )}
      <noscript>
        <p className="s-hint">{words.needsScript}</p>
      </noscript>
    </>
  );
}

interface SubmitPartProps {
  errors: BookingErrors;
  /** True if the server refused what was sent last. */
  isRefused: boolean;
  isSending: boolean;
  isLoading: boolean;
  label: string;
  words: WordsOf<'booking'>;
}

/** Draws the button, and above it once more what was refused, because the field may lie far above. */
function SubmitPart({ errors, isRefused, isSending, isLoading, label, words }: SubmitPartProps) {
  const texts = Object.values(errors).filter(Boolean);
  return (
    <>
      {isRefused && texts.length > 0 && <p className="s-error">{texts.join(' ')}</p>}
      <button className="s-btn" type="submit" aria-disabled={isSending || isLoading ? true : undefined}>
        {isSending ? words.sending : isLoading ? words.loading : label}
      </button>
    </>
  );
}

/** Draws a line of facts: a name and its value. */
export function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
