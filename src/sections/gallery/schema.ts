import * as z from 'zod/mini';
import { longText } from '@/core/fields';
import { safeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { getHighestLimit } from '@/core/plans';
import { defineSection } from '../section';
import { upgradeGallery } from './upgrade-gallery';

const MAX_IMAGES = getHighestLimit('galleryImages');
const MOBILE_PREVIEW_IMAGES = 4;

const galleryImage = z.object({
  url: longText.check(z.refine((url) => safeImageUrl(url) !== null, key('validation.imageUrl'))),
  caption: z._default(longText, ''),
  /** What the picture shows, for those who cannot see it. */
  alt: z.optional(longText),
});
export type GalleryImage = z.infer<typeof galleryImage>;

const content = z.object({
  images: z._default(
    z.array(galleryImage).check(z.maxLength(MAX_IMAGES, key('validation.tooManyImages'))),
    [],
  ),
});
export type GalleryContent = z.infer<typeof content>;

export const gallery = defineSection({
  type: 'gallery',
  form: 'wide',
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sections.gallery.defaultTitle'), content: { images: [] } }),
  shownTitle: (title) => title,
  summary: (title, { images }) =>
    title ||
    images
      .map(({ caption }) => caption)
      .filter((caption) => caption !== '')
      .join(', '),
  upgrade: upgradeGallery,
  mobilePreview: ({ images, ...rest }) => ({ ...rest, images: images.slice(0, MOBILE_PREVIEW_IMAGES) }),
});
