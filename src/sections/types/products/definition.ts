import ShoppingBag from 'lucide-react/icons/shopping-bag';
import * as z from 'zod/mini';
import { toSafeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { parsePriceCents } from '@/core/money';
import { withoutFocus } from '@/core/picture-focus';
import { isSampleAccount } from '@/core/sample-account';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection, type ProductRecord } from '../../definition/define-section';
import { splitFacts } from './split-facts';

export const MAX_PRODUCTS = 100;
const MOBILE_PREVIEW_PRODUCTS = 2;
const LINE_MAX_LENGTH = 140;
const IMAGE_SLOTS = 3;

const content = createContentSchemas(({ itemId, text, requiredText, imageUrl, list, atSave }) => {
  const bankLine = atSave(z.string(key('validation.required')), (field) =>
    field.check(
      z.maxLength(LINE_MAX_LENGTH, key('validation.tooLong')),
      z.refine((line) => line.trim() !== '', key('validation.required')),
    ),
  );
  const product = z.object({
    id: itemId,
    name: requiredText(),
    description: requiredText(),
    /** The owner writes it; `parsePriceCents` says what is a price. */
    price: atSave(z.string(key('validation.productPrice')), (field) =>
      field.check(
        z.maxLength(60, key('validation.tooLong')),
        z.refine((price) => parsePriceCents(price) !== null, key('validation.productPrice')),
      ),
    ),
    /** There are three slots; each has an address or is empty. */
    images: z._default(
      list(imageUrl, IMAGE_SLOTS, key('validation.productImages')).check(z.overwrite(fillSlots)),
      () => fillSlots([]),
    ),
    accountNumber: bankLine,
    accountHolder: bankLine,
    swiftCode: bankLine,
  });
  return z.object({
    title: z._default(text, ''),
    products: z._default(list(product, MAX_PRODUCTS, key('validation.tooManyProducts')), []),
  });
});
export type ProductsContent = z.infer<typeof content.saved>;
export type Product = ProductsContent['products'][number];

/** A longer list of products is read faster in rows. */
const SHELF_MAX = 12;
const PLANS_MAX = 9;

const hasPicture = ({ images }: Product) => images.some((url) => toSafeImageUrl(url) !== null);

/** Returns true if a picture explains each product. */
const fitsPlans = ({ products: list }: ProductsContent) =>
  list.length > 0 && list.length <= PLANS_MAX && list.every(hasPicture);

/** Returns true if most products have lines of a name and a value, as plans of houses do. */
const suitsPlans = ({ products: list }: ProductsContent) =>
  list.filter(({ description }) => splitFacts(description).facts.length > 1).length > list.length / 2;

export const products = defineSection({
  type: 'products',
  icon: ShoppingBag,
  feature: 'products',
  content,
  defaults: (t) => ({ title: '', content: { title: t('sectionTypes.products.defaultTitle'), products: [] } }),
  shownTitle: (_title, { title }) => title,
  titleSteps: ['content', 'title'],
  summary: (_title, { title, products: list }) => title || list.map(({ name }) => name).join(', '),
  titleRole: 'name',
  isEmpty: ({ products: list }) => list.length === 0,
  emptyHint: 'noProducts',
  layouts: [
    { name: 'shelf' },
    { name: 'plans', fits: fitsPlans, suits: suitsPlans },
    {
      name: 'list',
      suits: ({ products: list }) => list.length > SHELF_MAX || (list.length > 1 && !list.some(hasPicture)),
    },
  ],
  visitorAction: { rank: 2, label: 'actionProducts', isTitled: true },
  countItems: ({ products: list }) => list.length,
  hasProductPictures: true,
  mobilePreview: (shown) => ({ ...shown, products: shown.products.slice(0, MOBILE_PREVIEW_PRODUCTS) }),
  onServer: import.meta.env.SSR
    ? {
        shareImages: ({ products: list }) =>
          list.flatMap(({ images, name }) => images.map((url) => ({ url, alt: name }))),
        businessFacts: ({ products: list }) => ({
          kind: 'shop',
          offers: list
            .filter((product) => !isSampleAccount(product))
            .map(({ name, description, price, images }) => ({ name, description, price, imageUrls: images })),
        }),
        records: ({ products: list }) => ({ products: list.flatMap(toRecord) }),
      }
    : undefined,
});

/** Returns no record for a product that has no price, or that would be paid to the sample account: it is not sold. */
function toRecord(product: Product): ProductRecord[] {
  const priceCents = parsePriceCents(product.price);
  if (priceCents === null || isSampleAccount(product)) return [];
  return [
    {
      itemId: product.id,
      name: product.name.trim(),
      description: product.description,
      priceCents,
      imageUrl: findFirstPicture(product),
      accountNumber: product.accountNumber.trim(),
      accountHolder: product.accountHolder.trim(),
      swiftCode: product.swiftCode.trim(),
    },
  ];
}

function fillSlots(images: string[]): string[] {
  return [...images, ...Array<string>(Math.max(0, IMAGE_SLOTS - images.length)).fill('')];
}

function findFirstPicture({ images }: Product): string | null {
  const url = images.find((image) => toSafeImageUrl(image) !== null);
  return url === undefined ? null : withoutFocus(url.trim());
}
