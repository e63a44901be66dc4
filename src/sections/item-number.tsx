import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';

interface ItemNumberProps {
  /** Said by screen readers, because the same fields repeat in each item. */
  label: string;
  /** Stands behind the number. */
  unit: string;
  value: number;
  min: number;
  step: number;
  error?: string;
  className?: string;
  onChange: (value: number) => void;
}

/** A number of one item of a list. An empty field is 0. */
export function ItemNumber({
  label,
  unit,
  value,
  min,
  step,
  error,
  className = '',
  onChange,
}: ItemNumberProps) {
  const errorId = useId();
  const [text, setText] = useState(String(value));
  // What was typed stays as long as it means the value: an empty field does not turn into a 0.
  const shown = Number(text) === value ? text : String(value);
  return (
    <div className={`item-field ${className}`}>
      <div className="input-group">
        <input
          type="number"
          className="input"
          aria-label={label}
          min={min}
          step={step}
          value={shown}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            setText(event.target.value);
            onChange(Number(event.target.value));
          }}
        />
        <span className="input-group__suffix">{unit}</span>
      </div>
      {error && (
        <p className="error" id={errorId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
