import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names';

export interface FieldTexts {
  label: ReactNode;
  /** It stands beside the label in a softer voice, such as '(optional)'. */
  labelNote?: ReactNode;
  hint?: ReactNode;
  /** It replaces the hint. */
  error?: ReactNode;
}

/** Marks fields by their values; null leaves a field as it is. */
export const FieldMarkContext = createContext<(value: unknown) => ReactNode>(() => null);

interface FieldFrameProps extends FieldTexts {
  id: string;
  noteId: string;
  mark?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Renders the label above, the control, and one line of help or error below. */
export function FieldFrame({
  id,
  noteId,
  mark,
  label,
  labelNote,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames('field', className)}>
      {mark && (
        <span className="field__mark" id={toMarkId(id)}>
          {mark}
        </span>
      )}
      <label className="label" id={`${id}-label`} htmlFor={id}>
        {label}
        {labelNote && <span className="mute"> {labelNote}</span>}
      </label>
      {children}
      {error ? (
        <p className="error" id={noteId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/**
 * Returns ids that tie a field to its label and to the notes about it: the text below it (the error, or else the hint), and
 * the mark of its value.
 */
export function useFieldIds(givenId: string | undefined, hasNote: boolean, value?: unknown) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const mark = use(FieldMarkContext)(value);
  const described = [mark && toMarkId(id), hasNote && noteId].filter(Boolean).join(' ');
  return { id, noteId, mark, describedBy: described || undefined };
}

const toMarkId = (id: string) => `${id}-mark`;
