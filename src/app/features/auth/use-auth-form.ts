import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type CallFormOptions, useCallForm } from '@/app/lib/use-call-form';
import { useFailureNotice } from '@/app/lib/use-failure-notice';
import { useText } from './use-text';

/** A form of the sign-in: what the server refuses stands above it and in a notice. */
export function useAuthForm<
  Input extends FieldValues,
  Schema extends ZodMiniType<FieldValues, Input>,
  Answer,
>(options: CallFormOptions<Input, Schema, Answer>) {
  const t = useText();
  const { tellFailure, clearFailure } = useFailureNotice();
  return useCallForm({
    ...options,
    onAttempt: clearFailure,
    onFailure: (description, error) => {
      tellFailure({ title: t('common.error'), description });
      options.onFailure?.(description, error);
    },
  });
}
