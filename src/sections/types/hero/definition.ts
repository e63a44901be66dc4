import PanelTop from 'lucide-react/icons/panel-top';
import * as z from 'zod/mini';
import { getPictureShape, parseImageUrl } from '@/core/image-file';
import { toSafeHref, toSafeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { findWideName } from '@/core/wide-name';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const content = createContentSchemas(({ text, imageUrl, atSave }) =>
  z.object({
    title: z._default(text, ''),
    subtitle: z._default(text, ''),
    imageUrl: z._default(imageUrl, ''),
    buttonText: z._default(text, ''),
    buttonUrl: z._default(
      atSave(text, (field) =>
        field.check(z.refine((url) => url === '' || toSafeHref(url) !== null, key('validation.link'))),
      ),
      '',
    ),
  }),
);
export type HeroContent = z.infer<typeof content.saved>;

/** A picture stands alone if it is at least this much wider than tall, and has enough pixels to span a page. */
const FULL_MIN_RATIO = 1.3;
const FULL_MIN_PX = 1_500;
const BEHIND_MIN_PX = 900;
const SIGN_MAX_LENGTH = 28;

const hasPicture = ({ imageUrl }: HeroContent) => toSafeImageUrl(imageUrl) !== null;

/** Returns the width of a picture of ours in pixels; 0 for one from elsewhere, of which nothing is known. */
const getPictureWidth = ({ imageUrl }: HeroContent) => parseImageUrl(imageUrl.trim())?.width ?? 0;

function isWide(content: HeroContent): boolean {
  const file = parseImageUrl(content.imageUrl.trim());
  return file !== null && file.width >= FULL_MIN_PX && file.width / file.height >= FULL_MIN_RATIO;
}

/** Returns true for a picture as tall as wide, or taller: it loses most of itself below a title. */
function isUpright({ imageUrl }: HeroContent): boolean {
  const file = parseImageUrl(imageUrl.trim());
  return file !== null && ['square', 'tall'].includes(getPictureShape(file));
}

/** A sign needs two words at least and no picture: the look has its emblem between them. */
const fitsSign = (content: HeroContent) =>
  !hasPicture(content) && /\S\s+\S/.test(content.title.trim()) && content.title.length <= SIGN_MAX_LENGTH;

export const hero = defineSection({
  type: 'hero',
  icon: PanelTop,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: '',
    content: {
      title: t('sectionTypes.hero.defaultTitle'),
      subtitle: '',
      imageUrl: '',
      buttonText: '',
      buttonUrl: '',
    },
  }),
  shownTitle: (_title, { title }) => title,
  titleSteps: ['content', 'title'],
  summary: (_title, { title }) => title,
  titleRole: 'statement',
  isCover: true,
  hasOwnPicture: ({ imageUrl }) => imageUrl.trim() !== '',
  ground: 'dark',
  layouts: [
    { name: 'cover' },
    { name: 'full', fits: isWide, suits: () => true },
    { name: 'beside', fits: hasPicture, suits: () => true, isNeeded: isUpright },
    { name: 'behind', fits: (content) => hasPicture(content) && getPictureWidth(content) >= BEHIND_MIN_PX },
    { name: 'type', suits: (content) => !hasPicture(content) },
    { name: 'sign', fits: fitsSign, isOnce: true },
    { name: 'fit', fits: ({ title }) => findWideName(title) !== null, isOnce: true, hasWideTitle: true },
  ],
  isEmpty: ({ title, subtitle, imageUrl }) => [title, subtitle, imageUrl].every((text) => text.trim() === ''),
  button: {
    getUrl: ({ buttonUrl }) => buttonUrl,
    change: (content, changes) => ({ ...content, ...changes }),
  },
  onServer: import.meta.env.SSR
    ? {
        shareImages: ({ imageUrl, title }) => [{ url: imageUrl, alt: title }],
      }
    : undefined,
});
