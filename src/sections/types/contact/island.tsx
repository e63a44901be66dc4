import { type FormEvent, useId, useState } from 'react';
import * as api from '@/contracts/endpoints/messages';
import { MESSAGE_MAX_LENGTH } from '@/core/visitor-limits';
import type { SiteWords } from '../../visitor-kit/define-view';
import { NameAndEmail, Phone, VisitorTextarea, VisitorTick, VisitorTrap } from '../../visitor-kit/fields';
import { fillWords } from '../../visitor-kit/fill-words';
import {
  type FormErrors,
  type FormFailure,
  getFormFailure,
  hasMistypedEmail,
  readTrap,
  useVisitorForm,
} from '../../visitor-kit/use-visitor-form';
import { type KeptRequestId, sendOnce } from '../../visitor-kit/visitor-call';
import { VisitorNotice } from '../../visitor-kit/visitor-notice';

const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];
type ContactErrors = FormErrors<ContactField>;
type ContactMessage = Record<ContactField, string> & { wantsCopy?: true };

const FIELD_OF = { name: 'name', email: 'email', phone: 'phone', message: 'message' } as const;

/** Sends a visitor's message. Never throws: whatever goes wrong is a result. */
export async function sendMessage(
  slug: string,
  { phone, ...message }: ContactMessage,
  requestId: KeptRequestId,
): Promise<{ kind: 'sent' } | FormFailure<ContactField>> {
  const body = phone.trim() === '' ? message : { ...message, phone };
  const result = await sendOnce(api.sendMessage, { params: { slug }, body }, requestId);
  return result.kind === 'done' ? { kind: 'sent' } : getFormFailure(result, FIELD_OF);
}

export interface ContactFormProps {
  slug: string;
  hasPhone: boolean;
  words: SiteWords['contact'];
}

type Status = { kind: 'idle' } | { kind: 'sent'; wantsCopy: boolean } | { kind: 'failed'; message: string };

/**
 * Draws the contact form. The browser, and not React, keeps the values of its fields, so all that was typed before the
 * script arrived stays.
 */
export function ContactForm({ slug, hasPhone, words }: ContactFormProps) {
  const id = useId();
  const { formRef, errors, isSending, start, check, send, handleInput } = useVisitorForm<ContactErrors>();
  const [status, setStatus] = useState<Status>({ kind: 'idle' });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = start(event);
    if (!form) return;
    setStatus({ kind: 'idle' });
    if (!check(checkForm(form, words))) return;
    const message = { ...readMessage(form), ...readTrap(form) };
    const result = await send((requestId) => sendMessage(slug, message, requestId));
    if (result.kind === 'sent') {
      form.reset();
      setStatus({ kind: 'sent', wantsCopy: message.wantsCopy === true });
    }
    if (result.kind === 'failed') setStatus({ kind: 'failed', message: result.message ?? words.failed });
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
      <VisitorTick id={`${id}wantsCopy`} name="wantsCopy" label={words.wantsCopy} />
      <button className="s-btn" type="submit" aria-disabled={isSending ? true : undefined}>
        {isSending ? words.sending : words.submit}
      </button>
      <div role="status">
        {status.kind === 'sent' && (
          <VisitorNotice title={words.sent} text={status.wantsCopy ? words.copyComes : undefined} />
        )}
      </div>
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

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const getText = (name: string) => String(data.get(name) ?? '');
  return {
    name: getText('name'),
    email: getText('email'),
    phone: getText('phone'),
    message: getText('message'),
    ...(data.has('wantsCopy') && { wantsCopy: true }),
  };
}

/** Returns what the browser finds wrong by itself; the server checks everything again. */
function checkForm(form: HTMLFormElement, words: SiteWords['contact']): ContactErrors {
  const message = readMessage(form);
  const errors: ContactErrors = {};
  for (const field of CONTACT_FIELDS) {
    if (field !== 'phone' && message[field].trim() === '') errors[field] = words.required;
  }
  if (hasMistypedEmail(form)) errors.email = words.emailFormat;
  // A limit on the field itself would cut a pasted text without a word.
  if (message.message.length > MESSAGE_MAX_LENGTH) {
    errors.message = fillWords(words.tooLong, { count: message.message.length, max: MESSAGE_MAX_LENGTH });
  }
  return errors;
}

export { ContactForm as Island };
