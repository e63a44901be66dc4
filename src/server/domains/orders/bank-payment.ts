import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { asciiText } from '@/core/ascii-text';
import { parsePriceCents } from '@/core/money';
import type { OrderRecord } from './queries';

/** A bank transfer as the codes carry it. All of it is ASCII: other characters have kept banks from reading codes. */
export interface BankPayment {
  iban: string;
  /** Null where the owner's text is none: the IBAN is enough. */
  bic: string | null;
  accountHolder: string;
  amountCents: number;
  variableSymbol: string;
  reference: string;
}

const ACCOUNT_HOLDER_MAX_LENGTH = 70;
export const REFERENCE_MAX_LENGTH = 140;

/** What a code for an order says; null where no bank could read it: no IBAN, no name in plain letters, nothing to pay. */
export function readBankPayment(order: OrderRecord): BankPayment | null {
  const iban = electronicFormatIBAN(order.accountNumber) ?? '';
  const bic = order.swiftCode.replace(/\s/g, '').toUpperCase();
  const accountHolder = asciiText(order.accountHolder, ACCOUNT_HOLDER_MAX_LENGTH);
  const amountCents = parsePriceCents(order.totalAmount) ?? 0;
  if (!isValidIBAN(iban) || accountHolder === '' || amountCents === 0) return null;
  return {
    iban,
    bic: isValidBIC(bic) ? bic : null,
    accountHolder,
    amountCents,
    variableSymbol: String(order.orderNumber),
    reference: asciiText(order.customerEmail, REFERENCE_MAX_LENGTH),
  };
}
