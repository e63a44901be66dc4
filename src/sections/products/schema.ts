import * as z from 'zod/mini';
import { longText, requiredText } from '@/core/fields';
import { safeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { parsePriceCents } from '@/core/money';
import { defineSection } from '../section';

const MAX_PRODUCTS = 100;
const MOBILE_PREVIEW_PRODUCTS = 2;
const LINE_MAX_LENGTH = 140;
export const IMAGE_SLOTS = 3;

const bankLine = z.string(key('validation.required')).check(
  z.maxLength(LINE_MAX_LENGTH, key('validation.tooLong')),
  z.refine((text) => text.trim() !== '', key('validation.required')),
);

const imageUrl = longText.check(
  z.refine((url) => url === '' || safeImageUrl(url) !== null, key('validation.imageUrl')),
);

const product = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  name: requiredText(),
  description: requiredText(),
  /** As the owner writes it; `parsePriceCents` says what is a price. */
  price: z.string(key('validation.productPrice')).check(
    z.maxLength(60, key('validation.tooLong')),
    z.refine((price) => parsePriceCents(price) !== null, key('validation.productPrice')),
  ),
  /** Three slots, each an address or empty. */
  images: z._default(
    z
      .array(imageUrl)
      .check(z.maxLength(IMAGE_SLOTS, key('validation.productImages')), z.overwrite(fillSlots)),
    () => fillSlots([]),
  ),
  accountNumber: bankLine,
  accountHolder: bankLine,
  swiftCode: bankLine,
});
export type Product = z.infer<typeof product>;

const content = z.object({
  title: z._default(longText, ''),
  products: z._default(
    z.array(product).check(z.maxLength(MAX_PRODUCTS, key('validation.tooManyProducts'))),
    [],
  ),
});
export type ProductsContent = z.infer<typeof content>;

export const products = defineSection({
  type: 'products',
  form: 'wide',
  isOffered: true,
  feature: 'products',
  content,
  defaults: (t) => ({ title: '', content: { title: t('sections.products.defaultTitle'), products: [] } }),
  shownTitle: (_title, { title }) => title,
  summary: (_title, { title, products: list }) => title || list.map(({ name }) => name).join(', '),
  countItems: ({ products: list }) => list.length,
  mobilePreview: (shown) => ({ ...shown, products: shown.products.slice(0, MOBILE_PREVIEW_PRODUCTS) }),
});

function fillSlots(images: string[]): string[] {
  return [...images, ...Array<string>(Math.max(0, IMAGE_SLOTS - images.length)).fill('')];
}
