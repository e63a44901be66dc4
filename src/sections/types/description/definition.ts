import Text from 'lucide-react/icons/text';
import * as z from 'zod/mini';
import { toSafeImageUrl } from '@/core/link';
import { countCharacters, isLead, splitParagraphs } from '@/core/text';
import { hasLines } from '@/core/text-format';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';
import { fitted } from '../../definition/text-format-schema';

const content = createContentSchemas(({ text, format, imageUrl }) =>
  z
    .object({
      text: z._default(text, ''),
      textFormat: format,
      /** The image stands beside the text, where the layout has room for it. */
      imageUrl: z.optional(imageUrl),
      /** The text says what the picture shows, for those who cannot see it. */
      alt: z.optional(text),
    })
    .check(fitted('text')),
);
export type DescriptionContent = z.infer<typeof content.saved>;

const COLUMNS_MIN_LENGTH = 360;
const STATEMENT_MAX_LENGTH = 180;

const hasPicture = ({ imageUrl = '' }: DescriptionContent) => toSafeImageUrl(imageUrl) !== null;

const fitsColumns = ({ text }: DescriptionContent) =>
  countCharacters(text) >= COLUMNS_MIN_LENGTH && splitParagraphs(text).length > 1;

const fitsStatement = ({ text, textFormat }: DescriptionContent, title: string) =>
  title.trim() === '' &&
  !hasLines(textFormat, 'heading', 'bullet', 'number') &&
  countCharacters(text.trim()) <= STATEMENT_MAX_LENGTH;

/** Returns true if a text is set in the larger size: small headings would not be larger than that. */
export function isLeadText({ text, textFormat }: DescriptionContent): boolean {
  return isLead(text) && !hasLines(textFormat, 'heading');
}

export const description = defineSection({
  type: 'description',
  icon: Text,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: '', content: { text: t('sectionTypes.description.defaultText') } }),
  shownTitle: (title) => title,
  summary: (title, { text }) => title || text,
  titleRole: 'name',
  isEmpty: ({ text }) => text.trim() === '',
  layouts: [
    { name: 'plain' },
    { name: 'left', fits: hasPicture, suits: () => true, isFilledIn: () => true, turn: 'right' },
    { name: 'right', fits: hasPicture, turn: 'left' },
    { name: 'statement', fits: fitsStatement, suits: () => true, isOnce: true, ground: 'tint' },
    { name: 'columns', fits: fitsColumns, suits: () => true },
  ],
  onServer: import.meta.env.SSR
    ? { shareImages: ({ imageUrl, alt = '' }) => (imageUrl ? [{ url: imageUrl, alt }] : []) }
    : undefined,
});
