import { useEffect, useRef } from 'react';
import { TextField } from '@/ui/field';
import type { FieldTexts } from '@/ui/field-frame';

interface ItemFieldProps extends Omit<FieldTexts, 'hint'> {
  placeholder?: string;
  value: string;
  required?: boolean;
  className?: string;
  /** The owner has just added the item: its first field takes the focus. */
  isFocused?: boolean;
  onChange: (value: string) => void;
}

/** A field of one item of a list. */
export function ItemField({ isFocused = false, onChange, ...field }: ItemFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return <TextField {...field} ref={ref} onChange={(event) => onChange(event.target.value)} />;
}
