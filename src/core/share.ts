import { toSafeImageUrl } from './link';
import { key, type MessageKey } from './messages';
import { countCharacters } from './text';

/** These name a page in search results and beside shared links; the page gives a part that is missing. */
export interface Share {
  title?: string;
  description?: string;
  imageUrl?: string;
}

/** Search engines cut what is longer. */
export const SHARE_TITLE_MAX_LENGTH = 70;
export const SHARE_DESCRIPTION_MAX_LENGTH = 200;

const parts = ['title', 'description', 'imageUrl'] as const;

/** Returns the parts that are not empty. */
export function keepFilledShare(share: Share = {}): Share {
  return Object.fromEntries(parts.filter((part) => share[part]).map((part) => [part, share[part]]));
}

interface ShareProblem {
  path: keyof Share;
  message: MessageKey;
  values?: Record<string, unknown>;
}

/** Returns what a save refuses: a text that is too long, and an address that is no picture's. */
export function checkShare({ title = '', description = '', imageUrl = '' }: Share = {}): ShareProblem[] {
  const problems: ShareProblem[] = [];
  const checkLength = (path: 'title' | 'description', text: string, max: number) => {
    if (countCharacters(text) > max)
      problems.push({ path, message: key('validation.tooLong'), values: { max } });
  };
  checkLength('title', title, SHARE_TITLE_MAX_LENGTH);
  checkLength('description', description, SHARE_DESCRIPTION_MAX_LENGTH);
  if (imageUrl !== '' && toSafeImageUrl(imageUrl) === null)
    problems.push({ path: 'imageUrl', message: key('validation.imageUrl') });
  return problems;
}
