import { CURRENCY, decimalEuros } from '@/core/money';
import { type BankPayment, REFERENCE_MAX_LENGTH } from './bank-payment';

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
    freeText(payment),
  ].join('\n');
}

/**
 * The code has no field for the variable symbol, by which the owner tells two orders of one customer apart: it comes
 * first, in the form in which Slovak banks write it (/VS…/SS…/KS…).
 */
function freeText({ variableSymbol, reference }: BankPayment): string {
  return `/VS${variableSymbol}/SS/KS ${reference}`.slice(0, REFERENCE_MAX_LENGTH).trimEnd();
}
