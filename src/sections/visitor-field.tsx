import type { ComponentProps } from 'react';

interface VisitorFieldProps {
  label: string;
  /** Said behind the label, for a field that may stay empty. */
  note?: string;
  error?: string;
}

/** A field of one line that a visitor fills in, with its label and what is wrong with it. */
export function VisitorInput({
  label,
  note,
  error,
  ...input
}: VisitorFieldProps & ComponentProps<'input'> & { id: string }) {
  return (
    <div className="s-field">
      <FieldLabel htmlFor={input.id} label={label} note={note} />
      <input {...input} {...errorMarks(input.id, error)} />
      <FieldError id={input.id} error={error} />
    </div>
  );
}

/** The same for a text of several lines. */
export function VisitorTextarea({
  label,
  note,
  error,
  ...textarea
}: VisitorFieldProps & ComponentProps<'textarea'> & { id: string }) {
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
