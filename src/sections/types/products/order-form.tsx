import { type FormEvent, type RefObject, useId, useState } from 'react';
import { EMAIL_MAX_LENGTH } from '@/core/email';
import {
  CITY_MAX_LENGTH,
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
  STREET_MAX_LENGTH,
} from '@/core/visitor-limits';
import type { SiteWords } from '../../visitor-kit/define-view';
import { VisitorInput, VisitorTextarea, VisitorTrap } from '../../visitor-kit/fields';
import { fillWords } from '../../visitor-kit/fill-words';
import { VisitorNotice } from '../../visitor-kit/visitor-notice';
import { type OrderErrors, type OrderField, type OrderFields, REQUIRED_FIELDS } from './send-order';

/** The notice above the button says what failed, or that the price has changed. */
export interface OrderNotice {
  title: string;
  text: string;
  lang?: string;
}

export interface NamedLink {
  name: string;
  href: string;
}

interface OrderFormProps {
  ref: RefObject<HTMLFormElement | null>;
  isHidden: boolean;
  isSending: boolean;
  /** The button shows this text; null where nothing is to be paid. */
  total: string | null;
  errors: OrderErrors;
  notice?: OrderNotice;
  legal?: readonly NamedLink[];
  words: SiteWords['products'];
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Draws the form. The browser, and not React, keeps the values of its fields, so no typed text is ever redrawn. */
export function OrderForm(props: OrderFormProps) {
  const { ref, isHidden, isSending, total, errors, notice, legal = [], words, onInput, onSubmit } = props;
  const id = useId();
  const [isComplete, setIsComplete] = useState(false);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    onInput(event);
    const fields = readOrder(event.currentTarget);
    setIsComplete(REQUIRED_FIELDS.every((name) => fields[name].trim() !== ''));
  };
  const getFieldProps = (name: OrderField, autoComplete: string, maxLength?: number) => ({
    id: `${id}${name}`,
    name,
    label: words[name],
    error: errors[name],
    autoComplete,
    maxLength,
  });

  return (
    <form
      className="s-form"
      ref={ref}
      method="post"
      noValidate
      hidden={isHidden}
      onInput={handleInput}
      onSubmit={onSubmit}
    >
      <div className="s-two">
        <VisitorInput {...getFieldProps('firstName', 'given-name', FIRST_NAME_MAX_LENGTH)} required />
        <VisitorInput {...getFieldProps('lastName', 'family-name', LAST_NAME_MAX_LENGTH)} required />
      </div>
      <div className="s-two">
        <VisitorInput {...getFieldProps('email', 'email', EMAIL_MAX_LENGTH)} type="email" required />
        <VisitorInput {...getFieldProps('phone', 'tel', PHONE_MAX_LENGTH)} type="tel" note={words.optional} />
      </div>
      <VisitorInput {...getFieldProps('street', 'street-address', STREET_MAX_LENGTH)} required />
      <div className="s-two">
        <VisitorInput {...getFieldProps('city', 'address-level2', CITY_MAX_LENGTH)} required />
        <VisitorInput {...getFieldProps('postalCode', 'postal-code', POSTAL_CODE_MAX_LENGTH)} required />
      </div>
      <VisitorTextarea {...getFieldProps('notes', 'off')} rows={2} note={words.optional} />
      <VisitorTrap id={id} label={words.leaveEmpty} />
      {notice && (
        <div role="alert">
          <VisitorNotice {...notice} offlineText={words.offline} isBad />
        </div>
      )}
      {legal.length > 0 && (
        <p className="s-hint s-order-legal">
          {/* The link opens beside the page, so that nothing is lost that was filled in. */}
          {legal.map(({ name, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {name}
            </a>
          ))}
        </p>
      )}
      <button
        className="s-btn"
        type="submit"
        disabled={!isComplete}
        aria-disabled={isSending ? true : undefined}
      >
        {isSending ? words.sending : total === null ? words.submitFree : fillWords(words.submit, { total })}
      </button>
    </form>
  );
}

export function readOrder(form: HTMLFormElement): OrderFields {
  const data = new FormData(form);
  const getText = (name: OrderField) => String(data.get(name) ?? '');
  return {
    firstName: getText('firstName'),
    lastName: getText('lastName'),
    email: getText('email'),
    phone: getText('phone'),
    street: getText('street'),
    city: getText('city'),
    postalCode: getText('postalCode'),
    notes: getText('notes'),
  };
}
