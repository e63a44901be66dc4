import * as z from 'zod/mini';
import { key } from '@/core/messages';

/** Creates the schema that checks a typed card before it is sent. `today` decides whether the card is still valid. */
export function createCardSchema(today: Date) {
  return z.object({
    number: z.string().check(z.refine(isCardNumber, key('validation.cardNumber'))),
    expiry: z.string().check(
      z.regex(/^(0[1-9]|1[0-2]) \/ \d{2}$/, { error: key('validation.cardExpiry'), abort: true }),
      z.refine((text) => !isPast(text, today), key('validation.cardExpired')),
    ),
    cvc: z.string().check(z.regex(/^\d{3,4}$/, key('validation.cardCvc'))),
  });
}
export type CardInput = z.infer<ReturnType<typeof createCardSchema>>;

/** The last digit of a card number checks the others (ISO/IEC 7812, Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(' ', '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** A card is valid until the end of its month. */
function isPast(expiry: string, today: Date): boolean {
  const [month = 0, year = 0] = expiry.split(' / ').map(Number);
  return new Date(2000 + year, month, 1) <= today;
}

/** Formats the digits of a card number in groups of four, as they stand on the card. */
export function formatCardNumber(typed: string): string {
  return getDigits(typed, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Turns `1229`, `12/29` and `12 / 2029` into `12 / 29`; a month of one digit gets a zero. */
export function formatCardExpiry(typed: string): string {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20(?=\d\d))?(\d{0,2})/.exec(typed) ?? [];
  const digits =
    month === undefined
      ? getDigits(/^[2-9]/.test(typed) ? `0${typed}` : typed, 4)
      : month.padStart(2, '0') + (year ?? '');
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function formatCardCvc(typed: string): string {
  return getDigits(typed, 4);
}

function getDigits(text: string, count: number): string {
  return text.replace(/\D/g, '').slice(0, count);
}
