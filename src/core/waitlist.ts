/** Somebody who waits gets at most this many mails about something free. */
export const MAX_WAITLIST_MAILS = 3;
/** The link that proves the address works for this long. */
export const WAITLIST_PROOF_HOURS = 24;
/** One email address has at most this many entries for days to come at one website. */
export const MAX_WAITING_OF_EMAIL = 10;
/** At one website, at most this many entries with a proven email address wait. */
export const MAX_WAITING = 1000;
/** An entry is deleted this many days after the day for which somebody waited. */
export const WAITLIST_KEPT_DAYS = 7;
/** The owner sees at most this many entries at once. */
export const WAITLIST_SHOWN = 500;

interface Waiting {
  /** Somebody waits for this day. */
  date: string;
  /** These times or rooms were free at the last look. */
  seenFree: readonly string[];
  /** This many mails have told of something free. */
  mails: number;
}

/**
 * Returns true if somebody who waits is to be told of something free: it was not free at the last look, the day has not
 * begun, and they were not told too often.
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
