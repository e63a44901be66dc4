import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

interface ItemFieldProps {
  /** Said by screen readers; what is seen is the placeholder, because the same fields repeat in each item. */
  label: string;
  placeholder?: string;
  value: string;
  error?: string;
  required?: boolean;
  className?: string;
  isFocused?: boolean;
  onChange: (value: string) => void;
}

/** A field of one item of a list. */
export function ItemField({
  label,
  placeholder = label,
  value,
  error,
  required,
  className = '',
  isFocused = false,
  onChange,
}: ItemFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return (
    <div className={`item-field ${className}`}>
      <input
        ref={ref}
        type="text"
        dir="auto"
        className="input"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p className="error" id={errorId}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
