import type { SectionDefinition } from '../definition/define-section';
import { article } from '../types/article/definition';
import { band } from '../types/band/definition';
import { booking } from '../types/booking/definition';
import { contact } from '../types/contact/definition';
import { contactInfo } from '../types/contact-info/definition';
import { description } from '../types/description/definition';
import { downloads } from '../types/downloads/definition';
import { faq } from '../types/faq/definition';
import { gallery } from '../types/gallery/definition';
import { heading } from '../types/heading/definition';
import { hero } from '../types/hero/definition';
import { hours } from '../types/hours/definition';
import { logos } from '../types/logos/definition';
import { menu } from '../types/menu/definition';
import { poll } from '../types/poll/definition';
import { products } from '../types/products/definition';
import { projects } from '../types/projects/definition';
import { reviews } from '../types/reviews/definition';
import { rooms } from '../types/rooms/definition';
import { services } from '../types/services/definition';
import { social } from '../types/social/definition';
import { team } from '../types/team/definition';

/** The one record of section types, in the order in which the palette offers them: every other list is derived from it. */
export const definitions = {
  hero,
  heading,
  description,
  article,
  services,
  menu,
  'contact-info': contactInfo,
  gallery,
  projects,
  team,
  reviews,
  faq,
  hours,
  logos,
  downloads,
  band,
  contact,
  poll,
  booking,
  rooms,
  products,
  social,
} as const;

export type SectionType = keyof typeof definitions;

/** The content of a section type. */
export type SectionContent<Type extends SectionType> =
  (typeof definitions)[Type] extends SectionDefinition<string, infer Content> ? Content : never;

export type AnyContent = SectionContent<SectionType>;

export const sectionTypes = Object.keys(definitions).filter(isSectionType);

export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(definitions, type);
}

/** Returns the definition of a type for code that treats all types alike. */
export function getDefinition(type: SectionType): SectionDefinition<SectionType, AnyContent> {
  return definitions[type];
}

/** The same; null for a type that this version does not know. */
export function findDefinition(type: string): SectionDefinition<SectionType, AnyContent> | null {
  return isSectionType(type) ? definitions[type] : null;
}
