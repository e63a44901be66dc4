/** A visitor may send texts of at most these lengths in a message, a booking or an order. */
export const NAME_MAX_LENGTH = 200;
export const PHONE_MAX_LENGTH = 50;
export const MESSAGE_MAX_LENGTH = 5000;
/** An owner answers one message at most this many times from the admin, and goes on in their own mail program. */
export const MAX_REPLIES = 20;
export const NOTES_MAX_LENGTH = 2000;
/** These fields make up the name and the address of an order: the longest of all together fit. */
export const FIRST_NAME_MAX_LENGTH = 99;
export const LAST_NAME_MAX_LENGTH = 100;
export const STREET_MAX_LENGTH = 200;
export const CITY_MAX_LENGTH = 120;
export const POSTAL_CODE_MAX_LENGTH = 20;
export const ADDRESS_MAX_LENGTH = 400;

/** In one poll on one day, at most this many votes of one network count: of a household, a small office or a café. */
export const VOTES_PER_NETWORK = 10;
/** One network counts as at most this many visitors of a website on a day, however many names its browsers have. */
export const VISITORS_PER_NETWORK = 20;

/** A network can send this many messages, bookings and orders a day before it is given work to do. */
export const FREE_CALLS = 9;
/** A challenge can be answered for this long. */
export const WORK_MINUTES = 10;
/** The browser's answer to a challenge comes in this header. */
export const WORK_HEADER = 'visitor-work';
/** People do not see this field: only a program fills it in, or a browser that means too well. */
export const TRAP_FIELD = 'subject';

const FIRST_BITS = 14;
const MOST_BITS = 20;

/**
 * Returns how much work a network must do for its next call of the day, as the number of zero bits that a hash must begin
 * with: each doubles the work. 14 take a phone a tenth of a second, 20 some seconds.
 */
export function getWorkBits(callsBefore: number): number {
  if (callsBefore < FREE_CALLS) return 0;
  return Math.min(MOST_BITS, FIRST_BITS + Math.floor((callsBefore - FREE_CALLS) / 10));
}

/** Returns the text whose hash must begin with the zero bits. It is short, so that it is one block of SHA-256. */
export function getWorkText(challenge: string, answer: number): string {
  return `${challenge.slice(challenge.lastIndexOf('.') + 1)}.${answer}`;
}
