import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import * as z from 'zod/mini';
import { toSafeLink } from '@/core/link';
import { key } from '@/core/messages';
import { countCharacters } from '@/core/text';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

export const MAX_STARS = 5;
const MAX_REVIEWS = 60;
const NAME_MAX_LENGTH = 120;
const ABOUT_MAX_LENGTH = 120;
const SOURCE_MAX_LENGTH = 60;

const content = createContentSchemas(({ itemId, requiredText, text, line, list, atSave }) => {
  const review = z.object({
    id: itemId,
    name: atSave(requiredText(key('validation.reviewName')), (field) =>
      field.check(z.maxLength(NAME_MAX_LENGTH, key('validation.tooLong'))),
    ),
    /** The line says where the person comes from, or who they are. */
    about: z._default(line(ABOUT_MAX_LENGTH), ''),
    text: requiredText(key('validation.reviewText')),
    stars: z.optional(z.int().check(z.gte(1), z.lte(MAX_STARS))),
    /** The review was first written there, for example on a portal. */
    source: z._default(line(SOURCE_MAX_LENGTH), ''),
    sourceUrl: z._default(
      atSave(text, (field) =>
        field.check(z.refine((url) => url.trim() === '' || toSafeLink(url) !== null, key('validation.link'))),
      ),
      '',
    ),
  });
  return z.object({
    reviews: z._default(list(review, MAX_REVIEWS, key('validation.tooManyReviews')), []),
  });
});
export type ReviewsContent = z.infer<typeof content.saved>;
export type Review = ReviewsContent['reviews'][number];

const LEDGER_MIN_LENGTH = 140;
const NOTES_MIN = 2;
const NOTES_MAX = 6;
const NOTE_MAX_LENGTH = 240;
const QUOTES_MAX = 5;
const QUOTE_MAX_LENGTH = 120;
/** More quotes than this, as large as titles, would shout. */
const PROPOSED_QUOTES_MAX = 2;
const MOBILE_PREVIEW_REVIEWS = 4;

const listLengths = ({ reviews: list }: ReviewsContent) =>
  list.map(({ text }) => countCharacters(text.trim()));

/** Returns true if at least half of the reviews are long. */
function fitsLedger(written: ReviewsContent): boolean {
  const all = listLengths(written);
  const long = all.filter((length) => length >= LEDGER_MIN_LENGTH);
  return long.length > 0 && long.length >= all.length / 2;
}

function fitsNotes(written: ReviewsContent): boolean {
  const all = listLengths(written);
  return (
    all.length >= NOTES_MIN && all.length <= NOTES_MAX && all.every((length) => length <= NOTE_MAX_LENGTH)
  );
}

function fitsQuote(written: ReviewsContent): boolean {
  const all = listLengths(written);
  return all.length > 0 && all.length <= QUOTES_MAX && all.every((length) => length <= QUOTE_MAX_LENGTH);
}

export const reviews = defineSection({
  type: 'reviews',
  icon: MessageSquareQuote,
  feature: 'reviews',
  content,
  defaults: (t) => ({ title: t('sectionTypes.reviews.defaultTitle'), content: { reviews: [] } }),
  shownTitle: (title) => title,
  summary: (title, { reviews: list }) => title || list.map(({ name }) => name).join(', '),
  titleRole: 'name',
  isEmpty: ({ reviews: list }) => list.length === 0,
  layouts: [
    { name: 'wall' },
    { name: 'ledger', fits: fitsLedger, suits: () => true },
    {
      name: 'quote',
      fits: fitsQuote,
      suits: ({ reviews: list }) => list.length <= PROPOSED_QUOTES_MAX,
      ground: 'tint',
    },
    { name: 'notes', fits: fitsNotes, suits: () => true },
  ],
  mobilePreview: ({ reviews: list }) => ({ reviews: list.slice(0, MOBILE_PREVIEW_REVIEWS) }),
  // Search engines refuse stars that a business gives itself, so nothing of this is said in schema.org's terms.
});
