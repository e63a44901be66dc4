/** Somebody who waits is told so often that something is free, and then no more. */
export const MAX_WAITLIST_MAILS = 3;
/** The link that proves the address works for this long. */
export const WAITLIST_PROOF_HOURS = 24;
/** Of one email address at one website, in all that are ahead. */
export const MAX_WAITING_OF_EMAIL = 10;
/**
 * At one website, so many entries may wait for the proof of their address: of one address, of one network and in all.
 */
export const OPEN_WAITLIST_PROOFS = { email: 3, network: 10, website: 200 } as const;
/** At one website, so many entries with a proven address may wait. */
export const MAX_WAITING = 1000;
/** So many days after the day for which somebody waited nothing is left of it. */
export const WAITLIST_KEPT_DAYS = 7;
/** The owner sees so many at once. */
export const WAITLIST_SHOWN = 500;

interface Waiting {
  /** The day for which somebody waits. */
  date: string;
  /** These times or rooms were free at the last look. */
  seenFree: readonly string[];
  /** So many mails told of something free. */
  mails: number;
}

/**
 * Returns true if somebody who waits is to be told what is free now: something that was not free at the last look,
 * never once the day has begun, and not too often.
 */
export function isWorthTelling(
  { date, seenFree, mails }: Waiting,
  free: readonly string[],
  today: string,
): boolean {
  if (isWaitingOver({ date, mails }, today)) return false;
  return free.some((one) => !seenFree.includes(one));
}

/** Returns true if nothing more will be told. */
export function isWaitingOver({ date, mails }: Pick<Waiting, 'date' | 'mails'>, today: string): boolean {
  return date <= today || mails >= MAX_WAITLIST_MAILS;
}
