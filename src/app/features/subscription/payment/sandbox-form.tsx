import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '@/app/lib/form-errors';
import { payInSandbox } from '../payment-calls';
import { useText } from '../use-text';
import { CardFields } from './card-fields';
import { type CardInput, cardSchema } from './card-schema';
import { PayButton } from './pay-button';
import { TestCards } from './test-cards';
import { usePay } from './use-pay';

interface SandboxFormProps {
  clientSecret: string;
  payLabel: string;
}

/** Stands in for the provider's own form where no money moves. */
export function SandboxForm({ clientSecret, payLabel }: SandboxFormProps) {
  const t = useText();
  const [today] = useState(() => new Date());
  const form = useForm<CardInput>({
    resolver: schemaResolver(cardSchema(today), t),
    defaultValues: { number: '', expiry: '', cvc: '' },
  });
  const { pay, isProcessing } = usePay(() => payInSandbox(clientSecret, form.getValues()));

  const fillIn = (number: string) =>
    form.reset({ number, expiry: `12 / ${(today.getFullYear() + 3) % 100}`, cvc: '123' });

  return (
    <form className="grid gap-5" noValidate aria-label={t('payment.form')} onSubmit={form.handleSubmit(pay)}>
      <TestCards onChoose={fillIn} />
      <div className="accordion">
        <p className="accordion__head">
          <span className="accordion__radio" aria-hidden="true" />
          <CreditCard aria-hidden="true" />
          {t('payment.card')}
        </p>
        <CardFields form={form} />
      </div>
      <PayButton label={payLabel} isReady isProcessing={isProcessing} />
    </form>
  );
}
