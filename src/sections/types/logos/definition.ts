import BadgeCheck from 'lucide-react/icons/badge-check';
import * as z from 'zod/mini';
import { toSafeLink } from '@/core/link';
import { key } from '@/core/messages';
import { countCharacters } from '@/core/text';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const MAX_LOGOS = 24;
const NAME_MAX_LENGTH = 120;
const SENTENCE_MAX_LENGTH = 240;

const content = createContentSchemas(({ itemId, requiredText, text, line, list, imageUrl, atSave }) => {
  const logo = z.object({
    id: itemId,
    /** The name of the partner or the certificate stands in place of a missing picture. */
    name: atSave(requiredText(key('validation.logoName')), (field) =>
      field.check(z.maxLength(NAME_MAX_LENGTH, key('validation.tooLong'))),
    ),
    imageUrl: z._default(imageUrl, ''),
    /** The sentence says what the logo means for visitors. */
    text: z._default(line(SENTENCE_MAX_LENGTH), ''),
    url: z._default(
      atSave(text, (field) =>
        field.check(z.refine((url) => url.trim() === '' || toSafeLink(url) !== null, key('validation.link'))),
      ),
      '',
    ),
  });
  return z.object({ logos: z._default(list(logo, MAX_LOGOS, key('validation.tooManyLogos')), []) });
});
export type LogosContent = z.infer<typeof content.saved>;
export type Logo = LogosContent['logos'][number];

const FIGURES_MIN = 2;
const FIGURES_MAX = 6;
const FIGURE_MAX_LENGTH = 16;

/** Returns true for a number with what it counts: a short name and a sentence, and neither a picture nor a link. */
const isFigure = ({ name, text, imageUrl, url }: Logo) =>
  /\d/.test(name) &&
  countCharacters(name.trim()) <= FIGURE_MAX_LENGTH &&
  text.trim() !== '' &&
  [imageUrl, url].every((address) => address.trim() === '');

export const logos = defineSection({
  type: 'logos',
  icon: BadgeCheck,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sectionTypes.logos.defaultTitle'), content: { logos: [] } }),
  shownTitle: (title) => title,
  summary: (title, { logos: list }) => title || list.map(({ name }) => name).join(', '),
  titleRole: 'name',
  isEmpty: ({ logos: list }) => list.length === 0,
  layouts: [
    { name: 'row' },
    {
      name: 'figures',
      fits: ({ logos: list }) =>
        list.length >= FIGURES_MIN && list.length <= FIGURES_MAX && list.every(isFigure),
      suits: () => true,
      ground: 'dark',
    },
    {
      name: 'stamps',
      fits: ({ logos: list }) => list.every(({ text }) => text.trim() !== ''),
      suits: () => true,
    },
  ],
});
