import type { ComponentProps } from 'react';
import { EMAIL_MAX_LENGTH } from '@/core/email';
import { NAME_MAX_LENGTH, PHONE_MAX_LENGTH, TRAP_FIELD } from '@/core/visitor-limits';
import type { FieldMark } from './field-marks';
import { FieldSpot } from './field-spot';

interface VisitorFieldProps {
  label: string;
  /** It marks the field that the label shows, where the owner has written it. */
  labelMark?: FieldMark | undefined;
  /** It is said behind the label of a field that may stay empty. */
  note?: string;
  error?: string;
}

/** Draws a field of one line for a visitor, with its label and what is wrong with it. */
export function VisitorInput({
  label,
  labelMark,
  note,
  error,
  ...input
}: VisitorFieldProps & ComponentProps<'input'> & { id: string }) {
  return (
    <div className="s-field">
      <FieldLabel htmlFor={input.id} label={label} mark={labelMark} note={note} />
      <input {...input} {...getErrorMarks(input.id, error)} />
      <FieldError id={input.id} error={error} />
    </div>
  );
}

/** Draws a field of several lines for a visitor, with its label and what is wrong with it. */
export function VisitorTextarea({
  label,
  labelMark,
  note,
  error,
  ...textarea
}: VisitorFieldProps & ComponentProps<'textarea'> & { id: string }) {
  return (
    <div className="s-field">
      <FieldLabel htmlFor={textarea.id} label={label} mark={labelMark} note={note} />
      <textarea {...textarea} {...getErrorMarks(textarea.id, error)} />
      <FieldError id={textarea.id} error={error} />
    </div>
  );
}

/** Draws a field in which a visitor chooses one of several options, with its label and what is wrong with it. */
export function VisitorSelect({
  label,
  labelMark,
  note,
  error,
  className = '',
  ...select
}: VisitorFieldProps & ComponentProps<'select'> & { id: string }) {
  return (
    <div className={`s-field ${className}`}>
      <FieldLabel htmlFor={select.id} label={label} mark={labelMark} note={note} />
      <select {...select} {...getErrorMarks(select.id, error)} />
      <FieldError id={select.id} error={error} />
    </div>
  );
}

/** Draws a box that a visitor ticks. */
export function VisitorTick({
  label,
  labelMark,
  error,
  ...input
}: Omit<VisitorFieldProps, 'note'> & ComponentProps<'input'> & { id: string }) {
  return (
    <div className="s-field">
      <label className="s-tick" htmlFor={input.id}>
        <input type="checkbox" {...input} {...getErrorMarks(input.id, error)} />
        <FieldSpot mark={labelMark} isInline>
          {label}
        </FieldSpot>
      </label>
      <FieldError id={input.id} error={error} />
    </div>
  );
}

interface FieldLabelProps extends Pick<VisitorFieldProps, 'label' | 'note'> {
  htmlFor: string;
  mark: FieldMark | undefined;
}

function FieldLabel({ htmlFor, label, mark, note }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor}>
      <FieldSpot mark={mark} isInline>
        {label}
      </FieldSpot>
      {note && <span> {note}</span>}
    </label>
  );
}

function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p className="s-error" id={`${id}-error`}>
      {error}
    </p>
  );
}

function getErrorMarks(id: string, error?: string) {
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined };
}

interface PersonFieldsProps {
  /** The ids of the fields begin with this. */
  id: string;
  errors: Partial<Record<'name' | 'email' | 'phone', string>>;
  words: Record<'name' | 'email' | 'phone' | 'optional', string>;
}

/**
 * Asks for name and email. The browser, and not React, keeps the values of the fields, so all that was typed before the
 * script arrived stays.
 */
export function NameAndEmail({ id, errors, words }: PersonFieldsProps) {
  return (
    <>
      <VisitorInput
        id={`${id}name`}
        label={words.name}
        error={errors.name}
        name="name"
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        required
      />
      <VisitorInput
        id={`${id}email`}
        label={words.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
      />
    </>
  );
}

/** Asks for a phone number, which may stay empty. */
export function Phone({ id, errors, words }: PersonFieldsProps) {
  return (
    <VisitorInput
      id={`${id}phone`}
      label={words.phone}
      note={words.optional}
      error={errors.phone}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX_LENGTH}
    />
  );
}

/** Draws a field that no person sees or hears of: a program fills it in, or a browser unasked. */
export function VisitorTrap({ id, label }: { id: string; label: string }) {
  return (
    <div className="s-trap" aria-hidden="true">
      <label htmlFor={`${id}${TRAP_FIELD}`}>{label}</label>
      <input id={`${id}${TRAP_FIELD}`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
