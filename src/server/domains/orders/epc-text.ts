import { CURRENCY, decimalEuros } from '@/core/money';
import type { BankPayment } from './bank-payment';

/** The text of an EPC code (EPC069-12, version 2), which banks of the euro area read: one line for each field. */
export function epcText(payment: BankPayment): string {
  const purpose = '';
  // Either this or the free text, never both.
  const structuredReference = '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    payment.bic ?? '',
    payment.accountHolder,
    payment.iban,
    `${CURRENCY}${decimalEuros(payment.amountCents)}`,
    purpose,
    structuredReference,
    payment.reference,
  ].join('\n');
}
