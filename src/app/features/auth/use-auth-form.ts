import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type CallFormOptions, useCallForm } from '@/app/lib/use-call-form';
import { useToast } from '@/ui/toast';
import { useText } from './use-text';

/** A form of the sign-in: what the server refuses stands above it and in a notice. */
export function useAuthForm<
  Input extends FieldValues,
  Schema extends ZodMiniType<FieldValues, Input>,
  Answer,
>(options: CallFormOptions<Input, Schema, Answer>) {
  const t = useText();
  const toast = useToast();
  return useCallForm({
    ...options,
    onFailure: (description, error) => {
      toast({ tone: 'bad', title: t('common.error'), description });
      options.onFailure?.(description, error);
    },
  });
}
