import { article } from './article/schema';
import { booking } from './booking/schema';
import { contact } from './contact/schema';
import { contactInfo } from './contact-info/schema';
import { description } from './description/schema';
import { gallery } from './gallery/schema';
import { heading } from './heading/schema';
import { hero } from './hero/schema';
import { poll } from './poll/schema';
import { products } from './products/schema';
import type { SectionDefinition } from './section';
import { services } from './services/schema';
import { social } from './social/schema';

/** The one list of section types, in the order in which the palette offers them. */
export const sectionDefinitions = {
  hero,
  heading,
  description,
  article,
  services,
  'contact-info': contactInfo,
  gallery,
  contact,
  poll,
  booking,
  products,
  social,
} as const;

export type SectionType = keyof typeof sectionDefinitions;

/** The content of a section type. */
export type SectionContent<Type extends SectionType> =
  (typeof sectionDefinitions)[Type] extends SectionDefinition<string, infer Content> ? Content : never;

export const sectionTypes = Object.keys(sectionDefinitions) as SectionType[];

export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(sectionDefinitions, type);
}

/** The definition of a type seen by code that treats all types alike; null for an unknown type. */
export function findDefinition(type: string): SectionDefinition<SectionType, unknown> | null {
  return isSectionType(type) ? (sectionDefinitions[type] as SectionDefinition<SectionType, unknown>) : null;
}
