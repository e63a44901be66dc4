import type { Locale } from '@/core/locale/locale';
import { type AccommodationWords, makeAccommodation } from './accommodation';
import { type ConstructionWords, makeConstruction } from './construction';
import { makeRestaurant, type RestaurantWords } from './restaurant';
import { makeSalon, type SalonWords } from './salon';
import type { Template } from './template';

/** The words of one language are written as somebody of its country would, and translate no other. */
export interface TemplateWords {
  salon: SalonWords;
  restaurant: RestaurantWords;
  construction: ConstructionWords;
  accommodation: AccommodationWords;
}

export type TemplateName = keyof TemplateWords;

/** They are offered in this order. */
export const templateNames = [
  'salon',
  'restaurant',
  'construction',
  'accommodation',
] as const satisfies TemplateName[];

export type Templates = Record<TemplateName, Template>;

/** Makes all templates in one language: the one list of them. */
export function makeTemplates(words: TemplateWords, locale: Locale): Templates {
  return {
    salon: makeSalon(words.salon),
    restaurant: makeRestaurant(words.restaurant, locale),
    construction: makeConstruction(words.construction),
    accommodation: makeAccommodation(words.accommodation, locale),
  };
}
