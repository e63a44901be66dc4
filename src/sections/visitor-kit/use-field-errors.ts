import { type FormEvent, type RefObject, useCallback, useEffect, useState } from 'react';

/** The first place of a form that asks for a correction. */
const FIRST_ERROR = '[data-invalid], [aria-invalid=true]';

export interface FieldErrors<Errors> {
  errors: Errors;
  /** Shows what is wrong and takes the visitor to the first of it, once it is drawn. */
  show: (found: Errors) => void;
  /** Says at a field what is wrong with it, or with undefined that nothing is, and leaves the focus where it is. */
  mark: (field: keyof Errors & string, message: string | undefined) => void;
  /** For the form's `onInput`: a field that is being corrected is not called wrong any more. */
  handleInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** What is wrong with the fields of a visitor's form, by their names. */
export function useFieldErrors<Errors extends Partial<Record<string, string>>>(
  formRef: RefObject<HTMLFormElement | null>,
): FieldErrors<Errors> {
  const [{ errors, shown }, setState] = useState({ errors: {} as Errors, shown: 0 });

  // A correction changes the errors as well, and must not take the focus away from where the visitor types.
  useEffect(() => {
    if (shown > 0) formRef.current?.querySelector<HTMLElement>(FIRST_ERROR)?.focus();
  }, [shown, formRef]);

  const show = useCallback((found: Errors) => {
    setState((before) => ({ errors: found, shown: before.shown + 1 }));
  }, []);
  const mark = useCallback((field: string, message: string | undefined) => {
    setState((before) => {
      if (before.errors[field] === message) return before;
      return { ...before, errors: { ...before.errors, [field]: message } };
    });
  }, []);
  const handleInput = useCallback(
    (event: FormEvent<HTMLFormElement>) => mark((event.target as HTMLInputElement).name, undefined),
    [mark],
  );
  return { errors, show, mark, handleInput };
}
