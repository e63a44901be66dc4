import * as z from 'zod/mini';
import { recordId } from '@/core/fields';
import { key } from '@/core/messages';
import { isSlug } from '@/core/slug';

/** The words of a search have at most this many characters. */
export const SEARCH_MAX_LENGTH = 100;

/** A call is about this record: a website unless the path names another kind. */
export const idParams = z.object({ id: recordId });

/** A visitor's call is about this published website. */
export const slugParams = z.object({ slug: z.string().check(z.refine(isSlug)) });

/** A body that changes a whole record carries it as its sender had read it; what others have changed since then stays. */
export const recordBefore = { before: z.optional(z.unknown()) };

/** The next page of a list begins after the last record seen, given by its moment and id. */
const pageQuery = z.object({
  cursor: z.optional(
    z.string().check(
      z.regex(/^\d{1,13}-\d{1,16}$/),
      z.refine((cursor) => recordId.safeParse(cursor.split('-')[1]).success),
    ),
  ),
});

/** A list is searched for all words of a text. */
export const searchQuery = z.extend(pageQuery, {
  q: z.optional(
    z
      .string()
      .check(
        z.maxLength(SEARCH_MAX_LENGTH, key('validation.tooLong')),
        z.regex(/^\P{Cc}*$/u, key('validation.invalid')),
        z.trim(),
      ),
  ),
});
