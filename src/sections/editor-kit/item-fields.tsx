import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';
import type { FieldTexts } from '@/ui/field-frame';

interface ItemFieldProps extends Omit<FieldTexts, 'labelNote'> {
  placeholder?: string;
  suffix?: string;
  inputMode?: 'decimal';
  value: string;
  required?: boolean;
  /** Says behind the label that the field may stay empty. */
  isOptional?: boolean;
  className?: string;
  /** True for the first field of an item that the owner has just added: it takes the focus. */
  isFocused?: boolean;
  onChange: (value: string) => void;
}

/** Draws a field of one item of a list. */
export function ItemField({ isOptional = false, isFocused = false, onChange, ...field }: ItemFieldProps) {
  const t = useTranslations('sections.common');
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return (
    <TextField
      {...field}
      labelNote={isOptional ? t('optional') : undefined}
      ref={ref}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ItemNumberProps {
  label: string;
  /** It stands behind the number. */
  unit?: string;
  hint?: string;
  value: number;
  min: number;
  max?: number;
  step: number;
  error?: string;
  className?: string;
  onChange: (value: number) => void;
}

/** Draws a number of one item of a list. An empty field is 0. */
export function ItemNumber({ unit, value, onChange, ...field }: ItemNumberProps) {
  const [text, setText] = useState(String(value));
  // A typed text stays as long as it means the value, so an empty field does not turn into a 0.
  const shown = Number(text) === value ? text : String(value);
  return (
    <TextField
      {...field}
      type="number"
      suffix={unit}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange(Number(event.target.value));
      }}
    />
  );
}
