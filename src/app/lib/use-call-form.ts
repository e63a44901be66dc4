import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { output, ZodMiniType } from 'zod/mini';
import { ApiError } from './api-client';
import { getFailureText } from './failure-text';
import { createSchemaResolver, showServerFieldErrors } from './form-errors';
import { useText } from './texts';

export interface CallFormOptions<
  Input extends FieldValues,
  Schema extends ZodMiniType<FieldValues, Input>,
  Answer,
> {
  schema: Schema;
  defaultValues: Input;
  /** A mutation of TanStack Query fits here. */
  call: {
    mutateAsync: (input: output<Schema>) => Promise<Answer>;
    isPending: boolean;
    error: Error | null;
    /** Forgets how the last attempt ended. */
    reset: () => void;
  };
  onSuccess: (answer: Answer, input: output<Schema>) => void;
  /** Is called before each attempt, when messages about the last one are out of date. */
  onAttempt?: () => void;
  /** Receives the server's message, or the fallback if there is none. */
  onFailure?: (text: string, error: Error) => void;
  /** Failures without a text of their own get this one. */
  fallback: string;
}

/** Keeps a form that a contract checks and a call sends, once however often it is pressed. */
export function useCallForm<
  Input extends FieldValues,
  Schema extends ZodMiniType<FieldValues, Input>,
  Answer,
>({
  schema,
  defaultValues,
  call,
  onAttempt,
  onSuccess,
  onFailure,
  fallback,
}: CallFormOptions<Input, Schema, Answer>) {
  const t = useText();
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({
    resolver: createSchemaResolver<Input, Schema>(schema, t),
    defaultValues: defaultValues as DefaultValues<Input>,
  });
  const names = Object.keys(defaultValues) as Path<Input>[];
  // The names are those of the first call: a form keeps the same fields as long as it is shown.
  const [required] = useState(() => listRequiredNames(schema, names));
  // A double press is faster than the disabled button.
  const isUnderWay = useRef(false);

  const send = handleSubmit(async (input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await call
      .mutateAsync(input)
      .then(
        (answer) => onSuccess(answer, input),
        (error) => {
          showServerFieldErrors(error, names, setError);
          onFailure?.(getFailureText(error, fallback), error);
        },
      )
      .finally(() => {
        isUnderWay.current = false;
      });
  });

  const submit = () => {
    if (isUnderWay.current) return;
    // The old failure is about the values that were sent before.
    call.reset();
    onAttempt?.();
    void send();
  };

  const refused = call.error instanceof ApiError ? call.error.fields : {};
  const isAtField = names.some((name) => name in refused);
  return {
    submit,
    isPending: call.isPending,
    /** Returns the text of a field. */
    getText: (name: Path<Input>) => String(watch(name) ?? ''),
    /** Puts a text into a field, as if it was typed. */
    fill: (name: Path<Input>, text: string) =>
      setValue(name, text as PathValue<Input, Path<Input>>, { shouldDirty: true, shouldValidate: true }),
    /** Returns the props that connect a field to the form. */
    field: (name: Path<Input>) => ({
      ...register(name),
      required: required.has(name),
      error: formState.errors[name]?.message as string | undefined,
    }),
    /** It says why the last attempt failed. */
    failure: call.error && getFailureText(call.error, fallback),
    /** It says why the last attempt failed, unless a field says it already. */
    otherFailure: call.error && !isAtField ? getFailureText(call.error, fallback) : null,
  };
}

/** Lists the fields that cannot stay empty according to the schema. */
function listRequiredNames(schema: ZodMiniType, names: readonly string[]): Set<string> {
  const { error } = schema.safeParse(Object.fromEntries(names.map((name) => [name, ''])));
  return new Set(error?.issues.map(({ path }) => String(path[0])));
}
