import type { Locale } from '@/core/locale/locale';
import { type AccommodationWords, makeAccommodation } from './accommodation';
import { type ConstructionWords, makeConstruction } from './construction';
import { makeRestaurant, type RestaurantWords } from './restaurant';
import { makeSalon, type SalonWords } from './salon';
import type { Template } from './template';

/** What templates say in one language: as somebody of its country would write, not as it stands in another language. */
export interface TemplateWords {
  salon: SalonWords;
  restaurant: RestaurantWords;
  construction: ConstructionWords;
  accommodation: AccommodationWords;
}

export type TemplateName = keyof TemplateWords;

/** In the order in which they are offered. */
export const templateNames = [
  'salon',
  'restaurant',
  'construction',
  'accommodation',
] as const satisfies TemplateName[];

export type Templates = Record<TemplateName, Template>;

/** The one list of templates, in one language. */
export function makeTemplates(words: TemplateWords, locale: Locale): Templates {
  return {
    salon: makeSalon(words.salon),
    restaurant: makeRestaurant(words.restaurant, locale),
    construction: makeConstruction(words.construction),
    accommodation: makeAccommodation(words.accommodation, locale),
  };
}
