import BedDouble from 'lucide-react/icons/bed-double';
import * as z from 'zod/mini';
import { PAGE_ID_MAX_LENGTH } from '@/core/free-id';
import { toSafeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { keepPriceTogether, parsePriceCents } from '@/core/money';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';
import { fitted } from '../../definition/text-format-schema';

export const MAX_ROOMS = 60;
export const MAX_ROOM_PICTURES = 6;
export const MAX_ROOM_PRICES = 12;
const MAX_EQUIPMENT = 30;
const EQUIPMENT_MAX_LENGTH = 60;
const FACT_MAX_LENGTH = 80;
const PRICE_MAX_LENGTH = 60;

const content = createContentSchemas(
  ({ itemId, requiredText, text, format, line, list, atSave, imageUrl }) => {
    const picture = z.object({
      url: imageUrl,
      /** The text says what the picture shows, for those who cannot see it. */
      alt: z.optional(text),
    });
    const price = z.object({
      id: itemId,
      /** The price is for this season or these nights, for example `Summer` or `1 May – 30 September`. */
      label: z._default(line(FACT_MAX_LENGTH), ''),
      /** The owner writes it, for example `92 €` or `from 78 € a night`. */
      price: z._default(line(PRICE_MAX_LENGTH), ''),
    });
    const room = z.object({
      id: itemId,
      name: requiredText(key('validation.serviceTitle')),
      text: z._default(text, ''),
      textFormat: format,
      /** For example `18 m²`. */
      size: z._default(line(FACT_MAX_LENGTH), ''),
      /** For example `double bed and a bunk`. */
      beds: z._default(line(FACT_MAX_LENGTH), ''),
      /** Each has a few words. */
      equipment: z._default(
        list(line(EQUIPMENT_MAX_LENGTH), MAX_EQUIPMENT, key('validation.tooMuchEquipment')),
        [],
      ),
      pictures: z._default(list(picture, MAX_ROOM_PICTURES, key('validation.tooManyRoomPictures')), []),
      prices: z._default(list(price, MAX_ROOM_PRICES, key('validation.tooManyRoomPrices')), []),
      /** A button leads to this room of a booking section of the page. */
      bookingServiceId: z.optional(
        atSave(z.string(), (field) => field.check(z.minLength(1), z.maxLength(PAGE_ID_MAX_LENGTH))),
      ),
    });
    return z.object({
      rooms: z._default(list(room.check(fitted('text')), MAX_ROOMS, key('validation.tooManyRooms')), []),
    });
  },
);
export type RoomsContent = z.infer<typeof content.saved>;
export type Room = RoomsContent['rooms'][number];
export type RoomPicture = Room['pictures'][number];
export type RoomPrice = Room['prices'][number];

const ALTERNATING_MAX = 6;
/** For fewer seasons, a list at each room is easier to read than a table. */
const PRICES_MIN_SEASONS = 3;
const PRICES_MIN_ROOMS = 2;
/** A wider table would not help anybody. */
const PRICES_MAX_SEASONS = 8;
/** Fewer rooms need no numbers, and more are a list to look through. */
const NUMBERS_MIN = 3;
const NUMBERS_MAX = 8;
/** Numbered rooms show only their lowest price, so two seasons are enough for a table below them. */
const NUMBERS_MIN_SEASONS = 2;

const hasPicture = ({ pictures }: Room) => pictures.some(({ url }) => toSafeImageUrl(url) !== null);

/** Lists the seasons of the prices of all rooms, each once, in the order in which they first come. */
export function listSeasons({ rooms }: RoomsContent): string[] {
  return [...new Set(rooms.flatMap(({ prices }) => prices.map(({ label }) => label.trim())))];
}

/** Returns the lowest of a room's prices, as its owner wrote it; null where one of them says more than an amount. */
export function findLowestPrice(prices: readonly RoomPrice[]): { text: string; isOnly: boolean } | null {
  const written = prices.map(({ price }) => price.trim()).filter((price) => price !== '');
  const amounts = written.map((price) => ({ price, cents: parsePriceCents(price) }));
  const known = amounts.flatMap(({ price, cents }) => (cents === null ? [] : [{ price, cents }]));
  if (known.length === 0 || known.length < written.length) return null;
  const [lowest, ...others] = [...known].sort((one, other) => one.cents - other.cents);
  if (!lowest) return null;
  return {
    text: keepPriceTogether(lowest.price),
    isOnly: others.every(({ cents }) => cents === lowest.cents),
  };
}

function fitsPrices(content: RoomsContent, minSeasons = PRICES_MIN_SEASONS): boolean {
  const seasons = listSeasons(content);
  return (
    content.rooms.length >= PRICES_MIN_ROOMS &&
    seasons.length >= minSeasons &&
    seasons.length <= PRICES_MAX_SEASONS &&
    seasons.every((season) => season !== '')
  );
}

/** Returns true where a layout shows all prices in one table below the rooms. */
export function hasTable(layout: string, content: RoomsContent): boolean {
  if (layout === 'numbers') return fitsPrices(content, NUMBERS_MIN_SEASONS);
  return layout === 'prices' || layout === 'rates';
}

export const rooms = defineSection({
  type: 'rooms',
  icon: BedDouble,
  feature: 'rooms',
  content,
  defaults: (t) => ({ title: t('sectionTypes.rooms.defaultTitle'), content: { rooms: [] } }),
  shownTitle: (title) => title,
  summary: (title, { rooms: list }) => title || list.map(({ name }) => name).join(', '),
  titleRole: 'name',
  isEmpty: ({ rooms: list }) => list.length === 0,
  countItems: ({ rooms: list }) => list.length,
  layouts: [
    { name: 'alternating' },
    {
      name: 'numbers',
      fits: ({ rooms: list }) =>
        list.length >= NUMBERS_MIN && list.length <= NUMBERS_MAX && list.some(hasPicture),
    },
    { name: 'prices', fits: (content) => fitsPrices(content), suits: () => true },
    { name: 'rates', fits: (content) => fitsPrices(content) && content.rooms.some(hasPicture) },
    {
      name: 'cards',
      suits: ({ rooms: list }) => list.length > ALTERNATING_MAX || !list.some(hasPicture),
      // For many rooms, large pictures in turn make a page too long; rooms without pictures have nothing to show in turn.
      isNeeded: (content) =>
        !fitsPrices(content) && (content.rooms.length > NUMBERS_MAX || !content.rooms.some(hasPicture)),
    },
  ],
  onServer: import.meta.env.SSR
    ? {
        shareImages: ({ rooms: list }) =>
          list.flatMap(({ name, pictures }) =>
            pictures.filter(({ url }) => url !== '').map(({ url, alt }) => ({ url, alt: alt || name })),
          ),
        businessFacts: ({ rooms: list }) => ({
          kind: 'lodging',
          // The booking section offers the room that can be booked there, so it is left out here.
          offers: list
            .filter(({ bookingServiceId }) => bookingServiceId === undefined)
            .map(({ name, text, pictures }) => ({
              name,
              description: text,
              imageUrls: pictures.map(({ url }) => url),
            })),
        }),
      }
    : undefined,
});
