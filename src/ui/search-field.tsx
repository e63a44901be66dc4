import { Search, X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { IconButton } from './icon-button';

interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onKeyDown' | 'ref'> {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  clearLabel: string;
  value: string;
  onType: (text: string) => void;
  /** Enter does not wait for a pause. */
  onEnter: () => void;
  onClear: () => void;
  /** It says at the end of the field, while something stands in it, what Enter does. */
  hint?: string | undefined;
}

/** Renders a field to look for something; Escape and its button empty it. */
export function SearchField({
  ref,
  label,
  clearLabel,
  value,
  onType,
  onEnter,
  onClear,
  hint,
  ...props
}: SearchFieldProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
    if (event.key !== 'Escape') return;
    // The browser would empty the field by itself and tell nobody that it was this key. An empty field leaves Escape to its
    // dialog.
    if (value !== '') event.preventDefault();
    onClear();
  };
  return (
    <div className="search">
      <Search className="search__icon" aria-hidden="true" />
      <input
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        {...props}
        ref={ref}
        type="search"
        className="input"
        aria-label={label}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      {value !== '' && hint && <kbd className="search__key">{hint}</kbd>}
      {value !== '' && (
        <IconButton
          className="search__clear"
          label={clearLabel}
          onClick={() => {
            ref.current?.focus();
            onClear();
          }}
        >
          <X />
        </IconButton>
      )}
    </div>
  );
}
