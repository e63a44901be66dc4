import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { TRAP_FIELD } from '@/core/visitor-limits';
import type { CallResult, KeptRequestId } from './visitor-call';

/** Each wrong field has a text, by its name in the form. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

export type FormFailure<Field extends string> =
  | { kind: 'refused'; errors: FormErrors<Field> }
  /** `message` has the server's own words, where they are meant for the visitor. */
  | { kind: 'failed'; message?: string };

/** The visitor should know why: closed, not offered any more, sent before the form was changed, or busy. */
const STATUSES_WITH_USER_MESSAGE = [403, 404, 409, 429];

interface VisitorForm<Errors extends FormErrors<string>> {
  formRef: RefObject<HTMLFormElement | null>;
  errors: Errors;
  isSending: boolean;
  /** Begins a submit. Returns the form, or null while what was submitted before is on its way. */
  start: (event: FormEvent<HTMLFormElement>) => HTMLFormElement | null;
  /** Shows which fields are wrong and moves the focus to the first of them. Returns true if there is none. */
  check: (found: Errors) => boolean;
  /** Waits for the answer, and shows which fields the server refused. */
  send: <Result extends { kind: string; errors?: Errors }>(
    call: (requestId: KeptRequestId) => Promise<Result>,
  ) => Promise<Result>;
  /** Marks one field as wrong, or without a message as right again, and leaves the focus where it is. */
  mark: (field: keyof Errors & string, message?: string) => void;
  /** Goes to the form's `onInput`: a field that is being corrected is not marked as wrong any more. */
  handleInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Does what every form of a visitor needs: it sends one thing at a time, and says what is wrong with its fields. */
export function useVisitorForm<Errors extends FormErrors<string>>(): VisitorForm<Errors> {
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const requestId = useRef<string>(undefined);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState({} as Errors);
  const [checks, setChecks] = useState(0);

  // A correction changes the errors as well, but must not move the focus away from where the visitor types.
  useEffect(() => {
    if (checks > 0) focusFirstInvalid(formRef.current);
  }, [checks]);

  const check = (found: Errors) => {
    setErrors(found);
    setChecks((count) => count + 1);
    return Object.keys(found).length === 0;
  };
  const mark = (field: string, message?: string) => {
    setErrors((before) => (before[field] === message ? before : { ...before, [field]: message }));
  };

  return {
    formRef,
    errors,
    isSending,
    start(event) {
      event.preventDefault();
      return isBusy.current ? null : event.currentTarget;
    },
    check,
    async send(call) {
      isBusy.current = true;
      setIsSending(true);
      const result = await call(requestId);
      isBusy.current = false;
      setIsSending(false);
      if (result.errors) check(result.errors);
      return result;
    },
    mark,
    handleInput: (event) => mark((event.target as HTMLInputElement).name),
  };
}

export function focusFirstInvalid(form: Pick<HTMLFormElement, 'querySelector'> | null): void {
  form?.querySelector<HTMLElement>('[data-invalid], [aria-invalid=true]')?.focus();
}

/** Returns true if the browser finds that the text in the email field is no address. */
export function hasMistypedEmail(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[name=email]')?.validity.typeMismatch ?? false;
}

/**
 * Returns the text of the hidden field for the call, and empties the field, so that a person whose browser has filled it in
 * can send again.
 */
export function readTrap(form: HTMLFormElement): { [TRAP_FIELD]?: string } {
  const field = form.querySelector<HTMLInputElement>(`[name=${TRAP_FIELD}]`);
  if (!field?.value) return {};
  const { value } = field;
  field.value = '';
  return { [TRAP_FIELD]: value };
}

/** Returns the first text for each refused field of a form, or that the whole form was refused. */
export function getFormFailure<Field extends string>(
  result: Exclude<CallResult<unknown>, { kind: 'done' }>,
  fieldOf: Readonly<Record<string, Field>>,
): FormFailure<Field> {
  if (result.kind === 'unreachable') return { kind: 'failed' };
  const { status, body } = result;
  const { field, fields, message } = body;
  const errors: FormErrors<Field> = {};
  // The server names one field if somebody else was faster.
  for (const refused of fields ?? [{ path: status === 409 ? field : undefined, message }]) {
    const name = refused.path && fieldOf[refused.path];
    if (name) errors[name] ??= refused.message;
  }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  const isForVisitors = STATUSES_WITH_USER_MESSAGE.includes(status) || field === TRAP_FIELD;
  return { kind: 'failed', message: isForVisitors ? message : undefined };
}
