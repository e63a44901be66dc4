import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { useFieldIds } from './field-frame';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Renders a choice that counts when a button is pressed; the whole row is the target. */
export function Checkbox({ label, hint, className, id: givenId, ...props }: CheckboxProps) {
  const { id, noteId, describedBy } = useFieldIds(givenId, Boolean(hint));
  return (
    <label className={classNames('check', className)} htmlFor={id}>
      <input {...props} id={id} type="checkbox" aria-describedby={describedBy} />
      <span className="grid">
        {label}
        {hint && (
          <span className="hint" id={noteId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
