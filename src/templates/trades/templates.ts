import type { Locale } from '@/core/locale/locale';
import { type Trade, trades } from '@/core/trades';
import { type AccommodationWords, makeAccommodation } from './accommodation';
import { type ApartmentWords, makeApartment } from './apartment';
import { type BarberWords, makeBarber } from './barber';
import { type CafeWords, makeCafe } from './cafe';
import { type ConstructionWords, makeConstruction } from './construction';
import { type CraftsmanWords, makeCraftsman } from './craftsman';
import { makeRestaurant, type RestaurantWords } from './restaurant';
import { makeSalon, type SalonWords } from './salon';
import type { Template } from './template';

/**
 * The words of each language are written as somebody of its country would write them; they are not translated from another.
 */
export interface TemplateWords {
  salon: SalonWords;
  barber: BarberWords;
  restaurant: RestaurantWords;
  cafe: CafeWords;
  construction: ConstructionWords;
  craftsman: CraftsmanWords;
  accommodation: AccommodationWords;
  apartment: ApartmentWords;
}

export type TemplateName = keyof TemplateWords;

/** Each trade has two templates; both are offered in this order. */
const templatesOfTrades = {
  beauty: ['salon', 'barber'],
  food: ['restaurant', 'cafe'],
  building: ['construction', 'craftsman'],
  stays: ['accommodation', 'apartment'],
} as const satisfies Record<Trade, readonly [TemplateName, TemplateName]>;

export const templateNames: readonly TemplateName[] = trades.flatMap((trade) => templatesOfTrades[trade]);

export function isOfTrade(name: TemplateName, trade: Trade): boolean {
  return templatesOfTrades[trade].some((each) => each === name);
}

export type Templates = Record<TemplateName, Template>;

/** Makes all templates in one language: the one list of them. */
export function makeTemplates(words: TemplateWords, locale: Locale): Templates {
  return {
    salon: makeSalon(words.salon),
    barber: makeBarber(words.barber),
    restaurant: makeRestaurant(words.restaurant, locale),
    cafe: makeCafe(words.cafe),
    construction: makeConstruction(words.construction),
    craftsman: makeCraftsman(words.craftsman),
    accommodation: makeAccommodation(words.accommodation),
    apartment: makeApartment(words.apartment),
  };
}
