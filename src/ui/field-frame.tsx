import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

export interface FieldTexts {
  label: ReactNode;
  /** Said beside the label in a softer voice, such as '(optional)'. */
  labelNote?: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  noteId: string;
  className?: string;
  children: ReactNode;
}

/** Label above, the control, and one line of help or error below. */
export function FieldFrame({
  id,
  noteId,
  label,
  labelNote,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames('field', className)}>
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

/** Ids that tie a field to its label and to the text below it (the error, or else the hint). */
export function useFieldIds(givenId: string | undefined, hasNote: boolean) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return { id, noteId, describedBy: hasNote ? noteId : undefined };
}
