import type { StoredSection } from '@/contracts/page-data';
import { oncePerObject } from '@/core/once-per-object';
import type { CountedLimit } from '@/core/plans';
import type { LinkedThing, SectionDefinition, SectionOf } from '../definition/define-section';
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

/** The order is that in which the palette offers the section types. Every other list is derived from this one record. */
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

/** The limits of a plan that count things in sections, in the order of the record. */
export const countedItemsLimits: readonly CountedLimit[] = [
  ...new Set(sectionTypes.flatMap((type) => getDefinition(type).counted?.limit ?? [])),
];

/** Finds the definition of a type; null for one that this version does not know. */
export function findDefinition(type: string): SectionDefinition<SectionType, AnyContent> | null {
  return isSectionType(type) ? definitions[type] : null;
}

/** Its type has read the content of this section. */
export type KnownSection<Type extends SectionType = SectionType> = {
  [Each in Type]: SectionOf<Each, SectionContent<Each>>;
}[Type];

/** This version does not know the type of the section, or its type cannot read the content: it is kept untouched. */
export interface UnknownSection extends Omit<StoredSection, 'type' | 'content'> {
  type: 'unknown';
  raw: Pick<StoredSection, 'type' | 'content'>;
}

export type Section = KnownSection | UnknownSection;

export type TypedContent<Type extends SectionType = SectionType> = {
  [Each in Type]: { type: Each; content: SectionContent<Each> };
}[Type];

/** Returns the type by which a section is stored, also an unknown one. */
export function getStoredType(section: Section): string {
  return section.type === 'unknown' ? section.raw.type : section.type;
}

/** Returns true if visitors get a section: the public page leaves out empty sections, and those of unknown types. */
export function isForVisitors(section: Section, hasHours = false): boolean {
  return hasHours ? isFilledWithHours(section) : isFilled(section);
}

const isFilled = oncePerObject((section: Section) => hasContent(section, false));
const isFilledWithHours = oncePerObject((section: Section) => hasContent(section, true));

function hasContent(section: Section, hasHours: boolean): boolean {
  return section.type !== 'unknown' && !getDefinition(section.type).isEmpty(section.content, hasHours);
}

/** Returns true if a section shows the website's opening hours, or keeps to them. */
export function usesHours(section: Section): boolean {
  return section.type !== 'unknown' && getDefinition(section.type).usesHours?.(section.content) === true;
}

/** Returns true if a section shows the website's people, or lets visitors book them. */
export function usesPeople({ type }: Section): boolean {
  return type !== 'unknown' && getDefinition(type).usesPeople === true;
}

/** Returns true if the business of the website fills in what a section leaves empty. */
export function usesBusiness({ type }: Section): boolean {
  return type !== 'unknown' && getDefinition(type).usesBusiness === true;
}

/** Returns true if a section that stands first opens the page, and shares its cover with the header. */
export function isCover({ type }: Section): boolean {
  return type !== 'unknown' && getDefinition(type).isCover === true;
}

/** Lists the things in a section that sections elsewhere can lead to. */
export const listLinked = oncePerObject((section: Section): readonly LinkedThing[] => {
  if (section.type === 'unknown') return [];
  return getDefinition(section.type).listLinked?.(section.content) ?? [];
});
