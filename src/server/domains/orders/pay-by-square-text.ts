import { encode, PaymentOptions } from 'bysquare/pay';
import { CURRENCY } from '@/core/money';
import type { BankPayment } from './bank-payment';

/** The text of a PAY by square code, which Slovak banks read (standard of the Slovak Banking Association, 1.2.0). */
export function payBySquareText(payment: BankPayment): string {
  const order = {
    type: PaymentOptions.PaymentOrder,
    amount: payment.amountCents / 100,
    currencyCode: CURRENCY,
    variableSymbol: payment.variableSymbol,
    paymentNote: payment.reference,
    bankAccounts: [{ iban: payment.iban, ...(payment.bic !== null && { bic: payment.bic }) }],
    beneficiary: { name: payment.accountHolder },
  };
  // The payment is ASCII and checked already; the library's own check throws, which would cost the visitor the answer.
  return encode({ payments: [order] }, { deburr: false, validate: false });
}
