/** A website reads at most this many calendars of other programs. */
export const MAX_FEEDS = 10;
export const FEED_NAME_MAX_LENGTH = 60;
export const FEED_URL_MAX_LENGTH = 2000;
/** A calendar is read again after this many minutes. */
export const FEED_MINUTES = 15;

/** A calendar could not be read for one of these reasons. */
export const FEED_PROBLEMS = [
  'address',
  'unreachable',
  'slow',
  'refused',
  'tooLarge',
  'noCalendar',
  'tooMany',
] as const;
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/**
 * Returns the address from which a calendar is read, with `https:` for `webcal:`; null if it cannot be one of a calendar.
 */
export function parseFeedUrl(text: string): URL | null {
  const address = text.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return url;
}
