import { type FormEvent, useId, useRef, useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '@/core/visitor-limits';
import type { SiteWords } from '../../visitor-kit/define-view';
import { NameAndEmail, Phone, takeTrap, VisitorTextarea, VisitorTrap } from '../../visitor-kit/fields';
import { fillWords } from '../../visitor-kit/fill-words';
import { useFieldErrors } from '../../visitor-kit/use-field-errors';
import { VisitorNotice } from '../../visitor-kit/visitor-notice';
import { CONTACT_FIELDS, type ContactErrors, type ContactMessage, sendMessage } from './send-message';

export interface ContactFormProps {
  slug: string;
  hasPhone: boolean;
  words: SiteWords['contact'];
}

type Status = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; message: string };

/** The contact form. Its fields are the browser's own, so what was typed before the script arrived stays. */
export function ContactForm({ slug, hasPhone, words }: ContactFormProps) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const requestId = useRef<string>(undefined);
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const { errors, show: showErrors, handleInput } = useFieldErrors<ContactErrors>(formRef);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const missing = findErrors(form, words);
    showErrors(missing);
    setStatus({ kind: 'idle' });
    if (Object.keys(missing).length > 0) return;

    isSending.current = true;
    setStatus({ kind: 'sending' });
    const result = await sendMessage(slug, { ...readMessage(form), ...takeTrap(form) }, requestId);
    isSending.current = false;

    if (result.kind === 'sent') form.reset();
    if (result.kind === 'refused') showErrors(result.errors);
    setStatus(statusAfter(result, words));
  }

  return (
    <form className="s-form" method="post" noValidate onInput={handleInput} onSubmit={submit} ref={formRef}>
      <div className="s-two">
        <NameAndEmail id={id} errors={errors} words={words} />
      </div>
      <VisitorTrap id={id} label={words.leaveEmpty} />
      {hasPhone && <Phone id={id} errors={errors} words={words} />}
      <VisitorTextarea
        id={`${id}message`}
        label={words.message}
        error={errors.message}
        name="message"
        rows={5}
        required
      />
      <button className="s-btn" type="submit" aria-disabled={status.kind === 'sending' ? true : undefined}>
        {status.kind === 'sending' ? words.sending : words.submit}
      </button>
      <div role="status">{status.kind === 'sent' && <VisitorNotice title={words.sent} />}</div>
      {status.kind === 'failed' && (
        <div role="alert">
          <VisitorNotice title={status.message} offlineText={words.offline} isBad />
        </div>
      )}
      <noscript>
        <p className="s-hint">{words.needsScript}</p>
      </noscript>
    </form>
  );
}

function statusAfter(result: Awaited<ReturnType<typeof sendMessage>>, words: SiteWords['contact']): Status {
  if (result.kind === 'sent') return { kind: 'sent' };
  if (result.kind === 'refused') return { kind: 'idle' };
  return { kind: 'failed', message: result.message ?? words.failed };
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  return {
    name: textOf('name'),
    email: textOf('email'),
    phone: textOf('phone'),
    message: textOf('message'),
  };
}

/** What the browser can see by itself; the server has the last word. */
function findErrors(form: HTMLFormElement, words: SiteWords['contact']): ContactErrors {
  const message = readMessage(form);
  const errors: ContactErrors = {};
  for (const field of CONTACT_FIELDS) {
    if (field !== 'phone' && message[field].trim() === '') errors[field] = words.required;
  }
  const email = form.elements.namedItem('email');
  if (email instanceof HTMLInputElement && email.validity.typeMismatch) errors.email = words.emailFormat;
  // A limit of the field itself would cut a pasted text without a word.
  if (message.message.length > MESSAGE_MAX_LENGTH) {
    errors.message = fillWords(words.tooLong, { count: message.message.length, max: MESSAGE_MAX_LENGTH });
  }
  return errors;
}

export { ContactForm as Island };
