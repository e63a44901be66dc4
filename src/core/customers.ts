import { foldText } from './search-words';

/** An owner's note about a customer has at most this many characters. */
export const CUSTOMER_NOTE_MAX_LENGTH = 4000;
/** Owners look for those who come often, and for those who have not come for long. */
export const CUSTOMER_KINDS = ['regular', 'missed'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
/** A customer who came at least this often in the last twelve months is a regular. */
export const REGULAR_VISITS = 3;
export const REGULAR_MONTHS = 12;
/** A customer who has not come for this many months, and has booked nothing, is missed. */
export const MISSED_MONTHS = 6;

/** An owner can note a length of the visits of one customer between these bounds, in minutes. */
export const MIN_OWN_MINUTES = 5;
export const MAX_OWN_MINUTES = 720;
/** One card joins at most this many email addresses and phone numbers. */
export const MAX_JOINED_KEYS = 20;
/** A card shows at most this many of the newest visits, orders and messages. */
export const CARD_RECORDS = 100;

/**
 * Returns the digits by which phone numbers are told apart, with and without the code of a country; null for a text that is
 * no phone number.
 */
export function toPhoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length >= 6 ? digits.slice(-9) : null;
}

type Signature = Record<'name' | 'email', string>;

/** Returns true if two with the same phone number are one person: one of them has no email, or their names are the same. */
export function isSamePerson(one: Signature, other: Signature): boolean {
  return one.email === '' || other.email === '' || foldText(one.name) === foldText(other.name);
}

/** An owner can choose after how many months what customers left is erased by itself. */
export const RETENTION_MONTHS = [12, 24, 36] as const;
/** A new website begins with this period. */
export const NEW_WEBSITE_RETENTION_MONTHS = 24;
