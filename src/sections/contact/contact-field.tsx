import type { ComponentProps } from 'react';

interface ContactFieldProps {
  label: string;
  /** Said behind the label, for a field that may stay empty. */
  note?: string;
  error?: string;
}

export function ContactInput({
  label,
  note,
  error,
  ...input
}: ContactFieldProps & ComponentProps<'input'> & { id: string }) {
  return (
    <div className="s-field">
      <FieldLabel htmlFor={input.id} label={label} note={note} />
      <input {...input} {...errorMarks(input.id, error)} />
      <FieldError id={input.id} error={error} />
    </div>
  );
}

export function ContactTextarea({
  label,
  note,
  error,
  ...textarea
}: ContactFieldProps & ComponentProps<'textarea'> & { id: string }) {
  return (
    <div className="s-field">
      <FieldLabel htmlFor={textarea.id} label={label} note={note} />
      <textarea {...textarea} {...errorMarks(textarea.id, error)} />
      <FieldError id={textarea.id} error={error} />
    </div>
  );
}

function FieldLabel({ htmlFor, label, note }: { htmlFor: string; label: string; note?: string }) {
  return (
    <label htmlFor={htmlFor}>
      {label}
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

function errorMarks(id: string, error?: string) {
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined };
}
