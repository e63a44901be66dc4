/** So many messages, bookings and orders of a network are taken each day just as they come. */
export const FREE_CALLS = 9;
/** A challenge can be answered for this long. */
export const WORK_MINUTES = 10;
/** The browser's answer to a challenge comes in this header. */
export const WORK_HEADER = 'visitor-work';
/** A field that people do not see: only a program fills it in, or a browser that means too well. */
export const TRAP_FIELD = 'subject';

const FIRST_BITS = 14;
const MOST_BITS = 20;

/**
 * Returns how much work the next call takes of a network that has made so many on a day: the number of zero bits that
 * a hash must begin with, each of which doubles the work. 14 take a phone a tenth of a second, 20 some seconds.
 */
export function workBits(callsBefore: number): number {
  if (callsBefore < FREE_CALLS) return 0;
  return Math.min(MOST_BITS, FIRST_BITS + Math.floor((callsBefore - FREE_CALLS) / 10));
}

/** The text whose hash must begin with the zero bits; short, so that it is one block of SHA-256. */
export function workText(challenge: string, answer: number): string {
  return `${challenge.slice(challenge.lastIndexOf('.') + 1)}.${answer}`;
}
