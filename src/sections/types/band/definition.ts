import RectangleEllipsis from 'lucide-react/icons/rectangle-ellipsis';
import * as z from 'zod/mini';
import { toSafeHref, toSafeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';
import { fitted } from '../../definition/text-format-schema';

const content = createContentSchemas(({ text, format, imageUrl, atSave }) =>
  z
    .object({
      title: z._default(text, ''),
      text: z._default(text, ''),
      textFormat: format,
      buttonText: z._default(text, ''),
      buttonUrl: z._default(
        atSave(text, (field) =>
          field.check(z.refine((url) => url === '' || toSafeHref(url) !== null, key('validation.link'))),
        ),
        '',
      ),
      /** The image stands beside the words, where the layout has room for it. */
      imageUrl: z._default(imageUrl, ''),
    })
    .check(fitted('text')),
);
export type BandContent = z.infer<typeof content.saved>;

export const band = defineSection({
  type: 'band',
  icon: RectangleEllipsis,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: '',
    content: {
      title: t('sectionTypes.band.defaultTitle'),
      text: '',
      buttonText: '',
      buttonUrl: '',
      imageUrl: '',
    },
  }),
  shownTitle: (_title, { title }) => title,
  titleSteps: ['content', 'title'],
  summary: (_title, { title, text }) => title || text,
  titleRole: 'statement',
  isEmpty: ({ title, text }) => title.trim() === '' && text.trim() === '',
  ground: 'dark',
  layouts: [
    { name: 'band' },
    {
      name: 'split',
      fits: ({ imageUrl }) => toSafeImageUrl(imageUrl) !== null,
      suits: () => true,
      isFilledIn: () => true,
    },
  ],
  button: {
    getUrl: ({ buttonUrl }) => buttonUrl,
    change: (content, changes) => ({ ...content, ...changes }),
  },
  onServer: import.meta.env.SSR
    ? {
        shareImages: ({ imageUrl, title }) => (imageUrl === '' ? [] : [{ url: imageUrl, alt: title }]),
      }
    : undefined,
});
