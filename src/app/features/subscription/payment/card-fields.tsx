import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/ui/field';
import { useText } from '../use-text';
import type { CardInput } from './card-schema';
import { cardCvcText, cardExpiryText, cardNumberText } from './card-text';

const textOf = { number: cardNumberText, expiry: cardExpiryText, cvc: cardCvcText };

export function CardFields({ form }: { form: UseFormReturn<CardInput> }) {
  const t = useText();
  const { errors } = form.formState;

  const field = (name: keyof CardInput) => {
    const { onChange, ...rest } = form.register(name);
    return {
      ...rest,
      inputMode: 'numeric' as const,
      required: true,
      error: errors[name]?.message,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const input = event.target;
        // Somebody who mends the middle keeps the caret there.
        if (input.selectionStart === input.value.length) input.value = textOf[name](input.value);
        return onChange(event);
      },
      onBlur: (event: ChangeEvent<HTMLInputElement>) => {
        form.setValue(name, textOf[name](event.target.value));
        return rest.onBlur(event);
      },
    };
  };

  return (
    <div className="accordion__body">
      <TextField
        label={t('payment.number')}
        placeholder="1234 1234 1234 1234"
        autoComplete="cc-number"
        {...field('number')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('payment.expiry')}
          placeholder={t('payment.expiryPlaceholder')}
          autoComplete="cc-exp"
          {...field('expiry')}
        />
        <TextField label={t('payment.cvc')} placeholder="CVC" autoComplete="cc-csc" {...field('cvc')} />
      </div>
    </div>
  );
}
