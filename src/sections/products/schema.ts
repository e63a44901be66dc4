import { z } from 'zod';
import { longText } from '@/core/fields';
import { safeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { parsePriceCents } from '@/core/money';
import { defineSection } from '../section';

const MAX_PRODUCTS = 100;
const MOBILE_PREVIEW_PRODUCTS = 2;
const LINE_MAX_LENGTH = 140;
export const IMAGE_SLOTS = 3;

const requiredText = longText.refine((text) => text.trim() !== '', key('validation.required'));
const bankLine = z
  .string(key('validation.required'))
  .max(LINE_MAX_LENGTH, key('validation.tooLong'))
  .refine((text) => text.trim() !== '', key('validation.required'));

const imageUrl = longText.refine(
  (url) => url === '' || safeImageUrl(url) !== null,
  key('validation.imageUrl'),
);

const product = z.object({
  id: z.string().min(1).max(80),
  name: requiredText,
  description: requiredText,
  /** As the owner writes it: `12`, `12.5`, `12,50`, `12,50 €`. */
  price: z
    .string(key('validation.productPrice'))
    .max(60, key('validation.tooLong'))
    .refine((price) => parsePriceCents(price) !== null, key('validation.productPrice')),
  /** Three slots, each an address or empty. */
  images: z
    .array(imageUrl)
    .max(IMAGE_SLOTS, key('validation.productImages'))
    .overwrite(fillSlots)
    .default(() => fillSlots([])),
  accountNumber: bankLine,
  accountHolder: bankLine,
  swiftCode: bankLine,
});
export type Product = z.infer<typeof product>;

const content = z.object({
  title: longText.default(''),
  products: z.array(product).max(MAX_PRODUCTS, key('validation.tooManyProducts')).default([]),
});
export type ProductsContent = z.infer<typeof content>;

export const products = defineSection({
  type: 'products',
  form: 'wide',
  isOffered: true,
  feature: 'products',
  hasVisitorForm: true,
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
