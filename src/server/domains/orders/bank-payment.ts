import { PaymentOptions } from 'bysquare/pay';
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { LRUCache } from 'lru-cache';
import type { OrderPayment } from '@/contracts/orders';
import { CURRENCY } from '@/core/locale/locale';
import { parsePriceCents, toDecimalEuros } from '@/core/money';
import { PLAIN_LETTERS } from '@/core/slug';
import { drawQrSvg } from '../../kernel/qr-codes';
import { packPayBySquare } from './pay-by-square';
import type { OrderRecord } from './queries';

/** A code carries this of a bank transfer. Everything is ASCII: other characters have kept banks from reading codes. */
interface BankPayment {
  iban: string;
  /** Identifies the bank; null if the owner's text is no such code, because the IBAN is enough. */
  bic: string | null;
  accountHolder: string;
  amountCents: number;
  variableSymbol: string;
  reference: string;
}

const ACCOUNT_HOLDER_MAX_LENGTH = 70;
const REFERENCE_MAX_LENGTH = 140;

/**
 * Returns what a payment code says. Null if no bank could read it: without an IBAN, a name in plain letters or an
 * amount.
 */
export function readBankPayment(order: OrderRecord): BankPayment | null {
  const iban = electronicFormatIBAN(order.accountNumber) ?? '';
  const bic = order.swiftCode.replace(/\s/g, '').toUpperCase();
  const accountHolder = toAscii(order.accountHolder, ACCOUNT_HOLDER_MAX_LENGTH);
  const amountCents = parsePriceCents(order.totalAmount) ?? 0;
  if (!isValidIBAN(iban) || accountHolder === '' || amountCents === 0) return null;
  return {
    iban,
    bic: isValidBIC(bic) ? bic : null,
    accountHolder,
    amountCents,
    variableSymbol: String(order.orderNumber),
    reference: toAscii(order.customerEmail, REFERENCE_MAX_LENGTH),
  };
}

/**
 * Formats the text of an EPC code (EPC069-12, version 2), which banks of the euro area read: one line for each field.
 */
export function formatEpc(payment: BankPayment): string {
  const purpose = '';
  // A code carries either this or the free text, never both.
  const structuredReference = '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    payment.bic ?? '',
    payment.accountHolder,
    payment.iban,
    `${CURRENCY}${toDecimalEuros(payment.amountCents)}`,
    purpose,
    structuredReference,
    formatFreeText(payment),
  ].join('\n');
}

/**
 * Begins with the variable symbol, by which the owner tells two orders of one customer apart, because the code has no
 * field for it. It has the form in which Slovak banks write it (/VS…/SS…/KS…).
 */
function formatFreeText({ variableSymbol, reference }: BankPayment): string {
  return `/VS${variableSymbol}/SS/KS ${reference}`.slice(0, REFERENCE_MAX_LENGTH).trimEnd();
}

/** Packing takes the processor a millisecond, so the answer to an order and the mail about it share the text. */
const packedTexts = new LRUCache<string, string>({ max: 500 });

/**
 * Formats the text of a PAY by square code, which Slovak banks read (standard of the Slovak Banking Association,
 * 1.2.0).
 */
export function formatPayBySquare(payment: BankPayment): string {
  const name = JSON.stringify(payment);
  const text = packedTexts.get(name) ?? packPayment(payment);
  packedTexts.set(name, text);
  return text;
}

/** Packs a payment, which is ASCII and checked already. */
function packPayment(payment: BankPayment): string {
  return packPayBySquare({
    type: PaymentOptions.PaymentOrder,
    amount: payment.amountCents / 100,
    currencyCode: CURRENCY,
    variableSymbol: payment.variableSymbol,
    paymentNote: payment.reference,
    bankAccounts: [{ iban: payment.iban, ...(payment.bic !== null && { bic: payment.bic }) }],
    beneficiary: { name: payment.accountHolder },
  });
}

/** Describes how an order is paid, with the codes that a bank's app scans. */
export async function describePayment(order: OrderRecord): Promise<OrderPayment> {
  const payment = readBankPayment(order);
  return {
    accountNumber: order.accountNumber,
    accountHolder: order.accountHolder,
    swiftCode: order.swiftCode,
    reference: order.customerEmail,
    variableSymbol: String(order.orderNumber),
    payBySquareSvg: payment && (await drawQrSvg(formatPayBySquare(payment))),
    epcSvg: payment && (await drawQrSvg(formatEpc(payment))),
  };
}

/** People's programs put in these marks where the keyboard has plain ones. */
const PLAIN_MARKS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
};

/**
 * Turns a text into one line of ASCII characters: letters lose their accents, and characters without a plain form are
 * left out.
 */
export function toAscii(text: string, maxLength: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[\s\p{Control}]+/gu, ' ')
    .replace(/[^\x20-\x7e]/gu, toPlainForm)
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd();
}

function toPlainForm(character: string): string {
  const mark = PLAIN_MARKS[character];
  if (mark !== undefined) return mark;
  const small = character.toLowerCase();
  const plain = PLAIN_LETTERS[small] ?? '';
  return small === character ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
