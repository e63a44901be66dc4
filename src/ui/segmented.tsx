import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface SegmentedProps<Value extends string> {
  /** Screen readers name the choice so. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  isInvalid?: boolean;
  /** The element with this id explains the choice. */
  describedBy?: string;
  className?: string;
}

/** Renders a choice between two or three views of the same thing. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  isInvalid,
  describedBy,
  className,
}: SegmentedProps<Value>) {
  return (
    <fieldset
      className={classNames('segmented', className)}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-invalid={(isInvalid && option.value === value) || undefined}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
