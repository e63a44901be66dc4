import Images from 'lucide-react/icons/images';
import * as z from 'zod/mini';
import { getPictureShape, parseImageUrl, toUploadUrl } from '@/core/image-file';
import { toSafeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { withoutFocus } from '@/core/picture-focus';
import { getHighestLimit } from '@/core/plans';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const FILE_NAME = /^[\w.-]+$/;

/** Upgrades a gallery that kept its pictures as `photos`: addresses, or records with the name of a file of ours. */
export function upgradeGallery(content: Record<string, unknown>): Record<string, unknown> {
  const { photos, ...rest } = content;
  if (!Array.isArray(photos)) return content;
  // Pictures that were saved as `images` since then are newer.
  return Array.isArray(rest.images) && rest.images.length > 0
    ? rest
    : { ...rest, images: photos.map(parseImage) };
}

function parseImage(photo: unknown): unknown {
  if (typeof photo === 'string') return { url: toAddress(photo), caption: '' };
  if (photo === null || typeof photo !== 'object') return photo;
  const { url, caption } = photo as { url?: unknown; caption?: unknown };
  return { url: typeof url === 'string' ? toAddress(url) : url, caption: caption ?? '' };
}

function toAddress(url: string): string {
  return FILE_NAME.test(url) ? toUploadUrl(url) : url;
}

/** The plan with the highest limit allows this many. */
const MAX_IMAGES = getHighestLimit('galleryImages');
const MOBILE_PREVIEW_IMAGES = 4;

const content = createContentSchemas(({ text, atSave, list }) => {
  const galleryImage = z.object({
    url: atSave(text, (field) =>
      field.check(z.refine((url) => toSafeImageUrl(url) !== null, key('validation.imageUrl'))),
    ),
    caption: z._default(text, ''),
    /** The text says what the picture shows, for those who cannot see it. */
    alt: z.optional(text),
  });
  return z.object({
    images: z._default(list(galleryImage, MAX_IMAGES, key('validation.tooManyImages')), []),
  });
});
export type GalleryContent = z.infer<typeof content.saved>;
export type GalleryImage = GalleryContent['images'][number];

const isWithin = (count: number, least: number, most: number) => count >= least && count <= most;

/** Returns true if the pictures have more than one shape, as phones take them. */
function hasMixedShapes({ images }: GalleryContent): boolean {
  const files = images.map(({ url }) => parseImageUrl(url.trim())).filter((file) => file !== null);
  return new Set(files.map(getPictureShape)).size > 1;
}

export const gallery = defineSection({
  type: 'gallery',
  icon: Images,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sectionTypes.gallery.defaultTitle'), content: { images: [] } }),
  shownTitle: (title) => title,
  summary: (title, { images }) =>
    title ||
    images
      .map(({ caption }) => caption)
      .filter((caption) => caption !== '')
      .join(', '),
  titleRole: 'name',
  isEmpty: ({ images }) => images.length === 0,
  layouts: [
    { name: 'rows' },
    { name: 'masonry', fits: ({ images }) => isWithin(images.length, 5, 9), suits: hasMixedShapes },
    { name: 'large', fits: ({ images }) => isWithin(images.length, 4, 7), ground: 'dark' },
  ],
  counted: {
    limit: 'galleryImages',
    keys: ({ images }) => images.map(({ url }) => withoutFocus(url)),
    keepFirst: ({ images }, count) => ({ images: images.slice(0, count) }),
  },
  upgrade: upgradeGallery,
  mobilePreview: ({ images }) => ({ images: images.slice(0, MOBILE_PREVIEW_IMAGES) }),
  onServer: import.meta.env.SSR
    ? {
        shareImages: ({ images }) => images.map(({ url, caption, alt }) => ({ url, alt: alt || caption })),
        records: ({ images }) => ({
          photos: images.map(({ url, caption }) => ({ url: withoutFocus(url.trim()), caption })),
        }),
      }
    : undefined,
});
