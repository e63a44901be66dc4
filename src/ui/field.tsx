import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';

/**
 * This limit is far above what any field takes, so that people are told when their text is too long. A pasted book would
 * hold up the browser for a minute.
 */
export const PASTE_MAX_LENGTH = 20_000;

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  /** It stands before the text inside the border, such as a domain. */
  prefix?: ReactNode;
  /** It is an icon or a button at the end, inside the border. */
  status?: ReactNode;
  /** It is a unit after the text, such as €. */
  suffix?: ReactNode;
}

export function TextField({
  label,
  labelNote,
  hint,
  error,
  prefix,
  status,
  suffix,
  className,
  id: givenId,
  ...props
}: TextFieldProps) {
  const { id, noteId, mark, describedBy } = useFieldIds(givenId, Boolean(error || hint), props.value);
  const input = (
    <input
      type="text"
      dir="auto"
      maxLength={PASTE_MAX_LENGTH}
      {...props}
      id={id}
      className="input"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    />
  );
  const isGroup = prefix !== undefined || status !== undefined || suffix !== undefined;
  return (
    <FieldFrame {...{ id, noteId, mark, label, labelNote, hint, error, className }}>
      {isGroup ? (
        <div className="input-group">
          {prefix !== undefined && <span className="input-group__prefix">{prefix}</span>}
          {input}
          {suffix !== undefined && <span className="input-group__suffix">{suffix}</span>}
          {status !== undefined && <span className="input-group__status">{status}</span>}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldTexts, ComponentProps<'textarea'> {}

export function TextAreaField({
  label,
  labelNote,
  hint,
  error,
  className,
  id: givenId,
  ...props
}: TextAreaFieldProps) {
  const { id, noteId, mark, describedBy } = useFieldIds(givenId, Boolean(error || hint), props.value);
  return (
    <FieldFrame {...{ id, noteId, mark, label, labelNote, hint, error, className }}>
      <textarea
        dir="auto"
        maxLength={PASTE_MAX_LENGTH}
        {...props}
        id={id}
        className="textarea"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </FieldFrame>
  );
}
