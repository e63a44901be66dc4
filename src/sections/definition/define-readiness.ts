import type { Business } from '@/core/business';
import type { LegalKind } from '@/core/legal';
import { toSafeHref, toSafeLink } from '@/core/link';
import type { MessageKey } from '@/core/messages';
import type { WeekIntervals } from '@/core/opening-hours';
import type { WebsiteHours } from '@/core/website-hours';
import { isOfType, type ParsedSection, type SectionDefinition } from './define-section';

/** The editor calls a field by this text. */
export type FieldLabel = Extract<MessageKey, `sections.${string}`>;

/**
 * The kinds stand in the order in which owners are told. `account`: money would go to a stranger. `contact`: nobody can reach
 * the business. `phone`, `hours`, `seller`, `imprint`, `terms`: visitors look for it in vain. `times`: nothing can be booked.
 * `length`: a service is longer than any opening. `link`: it leads nowhere. `empty`: visitors do not get the section. `sample`:
 * it came with the editor or a template. `picture`: nothing says what it shows.
 */
export const gapKinds = [
  'account',
  'contact',
  'phone',
  'hours',
  'seller',
  'imprint',
  'terms',
  'times',
  'length',
  'link',
  'empty',
  'sample',
  'picture',
] as const;
export type GapKind = (typeof gapKinds)[number];

/** A gap is something in a section that visitors would miss, or take for true although it is not. */
export interface FieldGap {
  kind: GapKind;
  /** Errors have the same path, such as `content.services.2.price`; it is empty for the section as a whole. */
  path: string;
  label?: FieldLabel;
  /** The field belongs to this item of a list, named in the owner's words. */
  item?: string;
  /** `number` counts the pictures of a section from 1. */
  picture?: { number: number; url: string };
  /** The gap is not filled in here, but on a screen of its own. */
  screen?: 'hours' | 'business' | 'legal' | 'people';
}

/** A section is checked against these; each is undefined while it is not known. */
export interface PageCircumstances {
  /** Null while none are set. */
  hours?: WebsiteHours | null;
  business?: Business;
  /** These legal pages have been written. */
  legal?: readonly LegalKind[];
  /** Counts the people of the website who can be booked. */
  bookablePeople?: number;
}

export interface PageAround extends PageCircumstances {
  /** Returns true if `#contact` or `#contact-1` leads to a section. */
  hasSection: (href: string) => boolean;
  /** Returns true if a section has a thing with this id, such as a room that can be booked. */
  hasThing: (id: string) => boolean;
}

/** Several values of a section say one thing together, such as a list of weeks. */
interface WholeFact {
  /** A path in the content leads to its field, for example `weeks`. */
  field: string;
  label: FieldLabel;
  text: string;
}

interface ReadinessFacts<Content> {
  /**
   * These texts and prices are true of one business only. Their keys are their places in the content, such as
   * `services.*.price`, where a star stands for each item of a list or each key of a record. The first of a list is the name
   * of its items.
   */
  facts?: Readonly<Record<string, FieldLabel>>;
  /**
   * Lists what else is true of one business only. Each is compared as a whole, because it has no text that could be quoted.
   * None of them is empty.
   */
  listWholes?(content: Content): readonly WholeFact[];
  /** Returns the hours that a website gets from the section, which are true of one business only as well. */
  getWeek?(content: Content): WeekIntervals | null;
  /** Returns true if visitors can reach the business by it. */
  isWayToReach?(content: Content): boolean;
  listGaps?(content: Content, around: PageAround): FieldGap[];
}

/** Says what is to be right with sections of one type before visitors get them, for code that treats all types alike. */
export interface SectionReadiness {
  type: string;
  facts: Readonly<Record<string, FieldLabel>>;
  listWholes(section: { type: string }): readonly WholeFact[];
  getWeek(section: { type: string }): WeekIntervals | null;
  isWayToReach(section: ParsedSection): boolean;
  listGaps(section: ParsedSection, around: PageAround): FieldGap[];
}

export function defineReadiness<Type extends string, Content>(
  definition: SectionDefinition<Type, Content>,
  { facts = {}, listWholes, getWeek, isWayToReach, listGaps }: ReadinessFacts<Content>,
): SectionReadiness {
  return {
    type: definition.type,
    facts,
    listWholes: (section) => (isOfType(definition, section) ? (listWholes?.(section.content) ?? []) : []),
    getWeek: (section) => (isOfType(definition, section) ? (getWeek?.(section.content) ?? null) : null),
    isWayToReach: (section) => isOfType(definition, section) && (isWayToReach?.(section.content) ?? false),
    listGaps: (section, around) =>
      isOfType(definition, section) ? (listGaps?.(section.content, around) ?? []) : [],
  };
}

interface LinkField {
  path: string;
  label: FieldLabel;
  url: string;
  item?: string;
}

/** Returns a gap for a link that visitors do not get, because its address is refused or its section is gone. */
export function checkButton({ url, ...field }: LinkField, { hasSection }: PageAround): FieldGap[] {
  const href = url.trim();
  const safe = toSafeHref(href);
  const isWhole = safe?.startsWith('#') ? hasSection(safe) : safe !== null;
  return href === '' || isWhole ? [] : [{ kind: 'link', ...field }];
}

/** Returns a gap for a link to somewhere else that visitors do not get. */
export function checkLink({ url, ...field }: LinkField): FieldGap[] {
  return url.trim() === '' || toSafeLink(url) !== null ? [] : [{ kind: 'link', ...field }];
}

interface PictureField {
  path: string;
  label: FieldLabel;
  url: string;
  /** Each of these may say what the picture shows. */
  texts: readonly (string | undefined)[];
}

/** Lists pictures that say nothing to people who cannot see them. */
export function listSilentPictures(pictures: readonly PictureField[]): FieldGap[] {
  return pictures.flatMap(({ url, texts, ...field }, index): FieldGap[] => {
    const isSilent = url.trim() !== '' && texts.every((text = '') => text.trim() === '');
    return isSilent ? [{ kind: 'picture', ...field, picture: { number: index + 1, url } }] : [];
  });
}
