import { CircleAlert, Phone } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { getFailureText } from '@/app/lib/failure-text';
import type { Booking, CancelMail } from '@/contracts/bookings';
import { OWNER_WORDS_MAX_LENGTH } from '@/core/booking-limits';
import { toPhoneLink } from '@/core/link';
import { Banner } from '@/ui/banner';
import { getButtonClass } from '@/ui/button';
import { TextAreaField } from '@/ui/field';
import { SheetFoot, SheetSubmit } from '@/ui/sheet';
import { Spinner } from '@/ui/spinner';
import { useCancelMail } from '../api/bookings';
import { useText } from '../use-text';

export interface Cancelling {
  isPending: boolean;
  error: Error | null;
  /** Returns the sentence that was typed to this customer and not sent. */
  getWords: (booking: Booking) => string;
  onType: (booking: Booking, words: string) => void;
  onCancel: (booking: Booking, words: string) => void;
}

/** Returns the kind of the booking that is cancelled: the request of somebody who waits is declined. */
export function cancelKind({ status, bookingType }: Booking): 'pending' | 'visit' | 'stay' {
  if (status === 'pending') return 'pending';
  return bookingType === 'daily' ? 'stay' : 'visit';
}

interface CancelStepProps extends Cancelling {
  booking: Booking;
}

/** Asks whether a booking is to be cancelled: with a sentence to the customer, and the mail as it will be read. */
export function CancelStep({ booking, isPending, error, getWords, onType, onCancel }: CancelStepProps) {
  const t = useText();
  const [words, setWords] = useState(() => getWords(booking));
  const { data, isError } = useCancelMail(booking);
  const { mail, takesWords, language } = data ?? {};
  const type = (typed: string) => {
    setWords(typed);
    onType(booking, typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onCancel(booking, mail && takesWords ? words.trim() : '');
  };
  return (
    <form className="sheet__form" noValidate onSubmit={submit}>
      {error && !isPending && (
        <Banner tone="red" icon={<CircleAlert />}>
          {getFailureText(error, t('admin.bookings.updateFailed'))}
        </Banner>
      )}
      {!data && !isError && <Spinner label={t('admin.bookings.cancelStep.mail')} />}
      {isError && <p>{t('admin.bookings.cancelStep.loadFailed')}</p>}
      {mail && takesWords && (
        <Words language={language} lastWords={data?.lastWords ?? []} words={words} onChange={type} />
      )}
      {mail && !takesWords && <p className="sm soft">{t('admin.bookings.cancelStep.unproven')}</p>}
      {mail && language && <MailAsRead mail={mail} language={language} words={words.trim()} />}
      {data && !mail && <NothingSent booking={booking} />}
      <SheetFoot>
        <SheetSubmit
          variant="danger"
          isPending={isPending}
          pendingText={t('admin.bookings.cancelStep.pending')}
        >
          <SubmitText booking={booking} isMailed={mail !== null && booking.customerEmail !== ''} />
        </SheetSubmit>
      </SheetFoot>
    </form>
  );
}

function SubmitText({ booking, isMailed }: { booking: Booking; isMailed: boolean }): ReactNode {
  const t = useText();
  const kind = cancelKind(booking);
  if (kind === 'pending' && isMailed)
    return t('admin.bookings.cancelStep.declineAndTell', { name: booking.customerName });
  return t(`admin.bookings.cancelStep.submit.${kind}`);
}

interface WordsProps {
  language: CancelMail['language'] | undefined;
  lastWords: readonly string[];
  words: string;
  onChange: (words: string) => void;
}

export function Words({ language, lastWords, words, onChange }: WordsProps) {
  const t = useText();
  return (
    <>
      <TextAreaField
        label={t('admin.bookings.cancelStep.field')}
        hint={t('admin.bookings.cancelStep.hint')}
        rows={3}
        lang={language}
        maxLength={OWNER_WORDS_MAX_LENGTH}
        value={words}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {lastWords.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this everywhere
        <div className="grid gap-2" role="group" aria-label={t('admin.bookings.cancelStep.last')}>
          <p className="sm mute" aria-hidden="true">
            {t('admin.bookings.cancelStep.last')}
          </p>
          <div className="chips">
            {lastWords.map((said) => (
              <button
                key={said}
                type="button"
                className="chip chip--text"
                lang={language}
                aria-pressed={said === words.trim()}
                onClick={() => onChange(said)}
              >
                {said}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

interface MailAsReadProps {
  mail: NonNullable<CancelMail['mail']>;
  language: CancelMail['language'];
  words: string;
}

function MailAsRead({ mail, language, words }: MailAsReadProps) {
  const t = useText();
  const { to, subject, lead, wordsBy, facts, note } = mail;
  return (
    <section className="mailbox" aria-label={t('admin.bookings.cancelStep.mail')}>
      <div className="mailbox__head">
        <span>{t('admin.bookings.cancelStep.to', { email: to, language })}</span>
        <b className="strong" lang={language}>
          {subject}
        </b>
      </div>
      <div className="mailbox__body" lang={language}>
        <p>{lead}</p>
        {words !== '' && (
          <div className="grid gap-1">
            <p>{wordsBy}</p>
            <blockquote className="said visitor-text">{words}</blockquote>
          </div>
        )}
        <p>
          {facts.map(([label, value]) => (
            <span key={label} className="block">
              {label}: {value}
            </span>
          ))}
        </p>
        <p className="mute">{note}</p>
      </div>
    </section>
  );
}

/** Says that nobody hears of it by mail, and how they can. */
function NothingSent({ booking: { customerEmail, customerPhone } }: { booking: Booking }) {
  const t = useText();
  const call = customerPhone && t('admin.bookings.cancelStep.call', { phone: customerPhone });
  const dials = customerPhone && toPhoneLink(customerPhone);
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t(`admin.bookings.cancelStep.${customerEmail === '' ? 'noEmail' : 'nothingSent'}`)}</p>
      {dials ? (
        <a className={getButtonClass({})} href={dials}>
          <Phone />
          {call}
        </a>
      ) : (
        call && <p className="wrap-anywhere">{call}</p>
      )}
    </div>
  );
}
