import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { FormFailure } from '@/app/frame/form-failure';
import { isRefusedForNow } from '@/app/lib/api-client';
import { type CallFormOptions, useCallForm } from '@/app/lib/use-call-form';
import { useFailureToast } from '@/app/lib/use-failure-toast';
import { Button } from '@/ui/button';
import { useText } from '../use-text';

interface AuthFormProps {
  /** It says why the server refused the call. */
  failure: string | null;
  onSubmit: () => void;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  children: ReactNode;
}

/** Shows a form inside the frame: a refusal on top, the fields, one large button. */
export function AuthForm({
  failure,
  onSubmit,
  submitLabel,
  pendingLabel,
  isPending,
  children,
}: AuthFormProps) {
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormFailure text={failure} />
      <div className="auth__fields">
        {children}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isPending={isPending}
          pendingText={pendingLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/**
 * Returns a form for signing in. A refusal is shown above it and in a notice; if the server refuses for the moment
 * only, there is no notice.
 */
export function useAuthForm<
  Input extends FieldValues,
  Schema extends ZodMiniType<FieldValues, Input>,
  Answer,
>(options: CallFormOptions<Input, Schema, Answer>) {
  const t = useText();
  const { showFailure, clearFailure } = useFailureToast();
  return useCallForm({
    ...options,
    onAttempt: clearFailure,
    onFailure: (description, error) => {
      if (!isRefusedForNow(error)) showFailure({ title: t('common.error'), description });
      options.onFailure?.(description, error);
    },
  });
}
