import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts, useFieldIds } from './field-frame';

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly { value: string; label: string; lang?: string }[];
  /** Changes do nothing while it is true; the field keeps the focus, which a disabled one would lose. */
  isPending?: boolean;
}

/** Renders a choice of one of a few, by the browser's own list. */
export function SelectField({
  label,
  labelNote,
  hint,
  error,
  className,
  id: givenId,
  options,
  isPending = false,
  onChange,
  ...props
}: SelectFieldProps) {
  const { id, noteId, describedBy } = useFieldIds(givenId, Boolean(error || hint));
  return (
    <FieldFrame {...{ id, noteId, label, labelNote, hint, error, className }}>
      <div className="select">
        <select
          {...props}
          id={id}
          className="input"
          aria-disabled={isPending ? true : props['aria-disabled']}
          onChange={isPending ? ignoreChange : onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        >
          {options.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="select__arrow" aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}

/** The field then shows its value again. */
function ignoreChange(): void {}
