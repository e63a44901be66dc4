import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface ChipsProps {
  /** Screen readers name the group so. */
  label: string;
  children: ReactNode;
}

/** Renders small choices beside each other, such as the filters of a list. */
export function Chips({ label, children }: ChipsProps) {
  return (
    <fieldset className="chips" aria-label={label}>
      {children}
    </fieldset>
  );
}

interface ChipProps {
  isPressed: boolean;
  onPress: () => void;
  /** The chip shows this number, unless it is 0. */
  count?: number | undefined;
  /** It is true if they wait for the owner. */
  isCountNew?: boolean | undefined;
  children: ReactNode;
}

export function Chip({ isPressed, onPress, count = 0, isCountNew, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={isPressed} onClick={onPress}>
      {children}
      {count > 0 && <span className={classNames('count', isCountNew && 'count--new')}>{` ${count}`}</span>}
    </button>
  );
}

interface ChipSelectProps {
  label: string;
  /** The first option's value is empty and chooses nothing. */
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** Renders a choice of one of many, where a chip for each would be too much. */
export function ChipSelect({ label, value, onChange, options }: ChipSelectProps) {
  return (
    <div className={classNames('select', value !== '' && 'is-chosen')}>
      <select
        className="input"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="select__arrow" aria-hidden="true" />
    </div>
  );
}
