import { CreditCard, FlaskConical } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { call } from '@/app/lib/call';
import { createSchemaResolver } from '@/app/lib/form-errors';
import * as api from '@/contracts/endpoints/billing';
import { TextField } from '@/ui/field';
import { useText } from '../use-text';
import { type CardInput, createCardSchema, formatCardCvc, formatCardExpiry, formatCardNumber } from './card';
import { PayButton } from './pay-button';
import { type PaymentOutcome, usePay } from './use-pay';

const formats = { number: formatCardNumber, expiry: formatCardExpiry, cvc: formatCardCvc };

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0025 0000 3155', outcome: 'redirect' },
] as const;

interface SandboxFormProps {
  clientSecret: string;
  payLabel: string;
}

/** Stands in for the provider's own form where no money moves. */
export function SandboxForm({ clientSecret, payLabel }: SandboxFormProps) {
  const t = useText();
  const [today] = useState(() => new Date());
  const form = useForm<CardInput>({
    resolver: createSchemaResolver(createCardSchema(today), t),
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

/** Says that nothing is charged, and offers the cards that the sandbox knows. */
function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const t = useText();
  return (
    <div className="test-strip">
      <p className="test-strip__title">
        <FlaskConical className="icon--sm" aria-hidden="true" />
        {t('payment.test')}
      </p>
      <p className="mute" id="test-cards">
        {t('payment.testCards')}
      </p>
      <ul aria-labelledby="test-cards">
        {TEST_CARDS.map(({ number, outcome }) => (
          <li key={number}>
            <button type="button" className="test-card" onClick={() => onChoose(number)}>
              <span className="num strong">{number}</span> {t(`payment.testCard.${outcome}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardFields({ form }: { form: UseFormReturn<CardInput> }) {
  const t = useText();
  const { errors } = form.formState;

  const getFieldProps = (name: keyof CardInput) => {
    const { onChange, ...rest } = form.register(name);
    return {
      ...rest,
      inputMode: 'numeric' as const,
      required: true,
      error: errors[name]?.message,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const input = event.target;
        // If somebody edits the middle of the text, the caret must stay there.
        if (input.selectionStart === input.value.length) input.value = formats[name](input.value);
        return onChange(event);
      },
      onBlur: (event: ChangeEvent<HTMLInputElement>) => {
        form.setValue(name, formats[name](event.target.value));
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
        {...getFieldProps('number')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('payment.expiry')}
          placeholder={t('payment.expiryPlaceholder')}
          autoComplete="cc-exp"
          {...getFieldProps('expiry')}
        />
        <TextField
          label={t('payment.cvc')}
          placeholder="CVC"
          autoComplete="cc-csc"
          {...getFieldProps('cvc')}
        />
      </div>
    </div>
  );
}

/** Pays with a test card; a card that needs a confirmation takes the browser to its page. */
async function payInSandbox(clientSecret: string, card: CardInput): Promise<PaymentOutcome> {
  const answer = await call(api.payInSandbox, { body: { clientSecret, ...card } });
  if (answer.status === 'failed') return { status: 'declined', message: answer.message };
  if (answer.status === 'succeeded') return answer;
  window.location.assign(answer.redirectUrl);
  return { status: 'leaving' };
}
