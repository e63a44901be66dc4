import { SHARE_DESCRIPTION_MAX_LENGTH } from '@/core/share';
import { shorten, toOneLine } from '@/core/text';
import type { Site } from './site';

type Named = Pick<Site, 'title' | 'description'> & { page: Pick<Site['page'], 'share'> };

/** Returns the name of a page in search results, beside shared links and in browsers: its owner's, else the website's. */
export function getShareTitle({ title, page }: Named): string {
  return toOneLine(page.share?.title ?? '') || title;
}

/** Returns the description of a page in the same places: its owner's, else the website's, else its name. */
export function getShareDescription({ title, description, page }: Named): string {
  const words = toOneLine(page.share?.description ?? '') || toOneLine(description) || title;
  return shorten(words, SHARE_DESCRIPTION_MAX_LENGTH);
}
