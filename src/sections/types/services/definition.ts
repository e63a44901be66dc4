import List from 'lucide-react/icons/list';
import * as z from 'zod/mini';
import { toSafeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { countCharacters } from '@/core/text';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

export const MAX_SERVICES = 300;

const content = createContentSchemas(({ itemId, requiredText, text, line, list, imageUrl }) => {
  const service = z.object({
    id: itemId,
    title: requiredText(key('validation.serviceTitle')),
    description: z._default(text, ''),
    /** The owner writes it, for example `32 €`, `from 45 €` or `by agreement`. */
    price: z._default(line(60), ''),
    imageUrl: z.optional(imageUrl),
    /** Services of one category that follow each other stand below its name. */
    category: z.optional(line(60)),
  });
  return z.object({
    services: z._default(list(service, MAX_SERVICES, key('validation.tooManyServices')), []),
  });
});
export type ServicesContent = z.infer<typeof content.saved>;
export type Service = ServicesContent['services'][number];

const CARDS_MAX = 12;
const BOARD_MIN = 4;
const BOARD_MAX = 16;
const SHELF_MIN = 3;
const SHELF_MAX = 8;
/** A longer name has no room on a board or a price tag. */
const SHORT_NAME_MAX_LENGTH = 24;

const hasPicture = ({ imageUrl = '' }: Service) => toSafeImageUrl(imageUrl) !== null;
const isShort = ({ title, category = '' }: Service) =>
  countCharacters(title) <= SHORT_NAME_MAX_LENGTH && category.trim() === '';

function fitsCards({ services: list }: ServicesContent): boolean {
  const pictured = list.filter(hasPicture).length;
  return list.length <= CARDS_MAX && pictured > 0 && pictured >= list.length / 2;
}

function fitsBoard({ services: list }: ServicesContent): boolean {
  return list.length >= BOARD_MIN && list.length <= BOARD_MAX && list.every(isShort);
}

/** Returns true if every service has a picture and fits a price tag, which has room for a name and a price only. */
function fitsShelf({ services: list }: ServicesContent): boolean {
  return (
    list.length >= SHELF_MIN &&
    list.length <= SHELF_MAX &&
    list.every((service) => hasPicture(service) && isShort(service) && service.description.trim() === '')
  );
}

export const services = defineSection({
  type: 'services',
  icon: List,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sectionTypes.services.defaultTitle'), content: { services: [] } }),
  shownTitle: (title) => title,
  summary: (title, { services: list }) => title || list.map((item) => item.title).join(', '),
  titleRole: 'name',
  isEmpty: ({ services: list }) => list.length === 0,
  emptyHint: 'noServices',
  ground: 'tint',
  layouts: [
    { name: 'list' },
    { name: 'cards', fits: fitsCards, suits: () => true, ground: 'plain' },
    { name: 'board', fits: fitsBoard, ground: 'dark' },
    { name: 'shelf', fits: fitsShelf, ground: 'plain' },
  ],
  onServer: import.meta.env.SSR
    ? {
        shareImages: ({ services: list }) =>
          list.flatMap(({ imageUrl, title }) => (imageUrl ? [{ url: imageUrl, alt: title }] : [])),
        businessFacts: ({ services: list }) => ({
          kind: 'service',
          priceList: list.map(({ title, description, price }) => ({ name: title, description, price })),
        }),
      }
    : undefined,
});
