import type * as z from 'zod/mini';
import { MAX_PAGE_BYTES, MAX_PAGE_ITEMS, type PageData, type StoredSection } from '@/contracts/page-data';
import { key } from '@/core/messages';
import {
  type CountedLimit,
  findRequiredPlan,
  getEntitlements,
  getRequiredPlanAbove,
  type LockedFeature,
  type Tier,
  type VisitorFeature,
  visitorFeatures,
  wouldExceedLimit,
} from '@/core/plans';
import { checkShare, keepFilledShare, type Share } from '@/core/share';
import { countCharacters } from '@/core/text';
import { isSameTheme, keepLook, type Theme } from '@/core/theme';
import type { SectionDefinition, SectionOf } from '../definition/define-section';
import {
  countedItemsLimits,
  definitions,
  findDefinition,
  getDefinition,
  getStoredType,
  isSectionType,
  type KnownSection,
  type Section,
  type SectionType,
  type UnknownSection,
} from './definitions';

/** Its sections are parsed, and stand in their order. */
export interface Page {
  sections: readonly Section[];
  theme?: Theme;
  /** Missing while the owner has chosen nothing for it. */
  share?: Share;
}

/**
 * Parses a stored page, also while its owner is still writing it: sections are sorted and numbered from 0, older content is
 * upgraded, and missing parts get their defaults. It is called once wherever a page comes in: for a row that is read, a body
 * or an answer that is received.
 */
export function parsePage({ sections, theme, share }: PageData): Page {
  const parsed = sortSections(sections).map((stored) => parseSection(stored) ?? toUnknown(stored));
  return { sections: parsed, ...getPageSettings({ theme, share }) };
}

/** Parses one stored section; null for one that its type cannot read, or of a type that this version does not know. */
export function parseSection(stored: StoredSection): KnownSection | null {
  return isSectionType(stored.type) ? definitions[stored.type].parse(stored) : null;
}

/** Parses the sections of one type only, because a whole page may be large. */
export function parseSections<Type extends string, Content>(
  { sections }: Pick<PageData, 'sections'>,
  definition: SectionDefinition<Type, Content>,
): SectionOf<Type, Content>[] {
  return sortSections(sections).flatMap((stored) =>
    stored.type === definition.type ? (definition.parse(stored) ?? []) : [],
  );
}

/** Returns the page in the shape in which it is stored. */
export function toPageData({ sections, theme, share }: Page): PageData {
  return { sections: sections.map(toStored), ...getPageSettings({ theme, share }) };
}

/** Returns the settings of a page, without those that are not chosen. */
function getPageSettings({ theme, share }: Pick<Page, 'theme' | 'share'>): Pick<Page, 'theme' | 'share'> {
  const chosen = keepFilledShare(share);
  return { ...(theme && { theme }), ...(Object.keys(chosen).length > 0 && { share: chosen }) };
}

/** Lists the sections of one type, in the page's order. */
export function listSections<Type extends SectionType>(
  { sections }: Pick<Page, 'sections'>,
  type: Type,
): Extract<Section, { type: Type }>[] {
  return sections.filter((section): section is Extract<Section, { type: Type }> => section.type === type);
}

/** Sorts sections by their order, and numbers them from 0. */
function sortSections(sections: readonly StoredSection[]): StoredSection[] {
  return [...sections].sort((a, b) => a.order - b.order).map((section, order) => ({ ...section, order }));
}

function toUnknown({ type, content, ...rest }: StoredSection): UnknownSection {
  return { ...rest, type: 'unknown', raw: { type, content } };
}

function toStored(section: Section): StoredSection {
  const { id, title, order, layout, ground, menu } = section;
  const { type, content } = section.type === 'unknown' ? section.raw : section;
  return {
    ...{ id, type, title, content, order },
    ...(layout && { layout }),
    ...(ground && { ground }),
    ...(menu && { menu }),
  };
}

/** A field of a page was refused: at this path of what was sent, with this text of the catalogue and that text's values. */
export interface ContentProblem {
  path: string;
  message: string;
  values?: Record<string, unknown>;
}

/**
 * Parses a page that is to be saved, by all rules of its section types, and returns it with every field that they refuse.
 * Content of unknown types is kept untouched.
 */
export function checkPage(sent: PageData): { page: Page; problems: ContentProblem[] } {
  const { sections, theme, share } = sent;
  const problems: ContentProblem[] = checkShare(share).map((problem) => ({
    ...problem,
    path: `pageData.share.${problem.path}`,
  }));
  const checked = sortSections(sections).map((stored): Section => {
    const result = isSectionType(stored.type) ? definitions[stored.type].check(stored) : null;
    if (result && 'section' in result) return result.section;
    for (const issue of result?.issues ?? []) {
      const path = [getSectionPath(sent, stored.id), 'content', ...issue.path].join('.');
      problems.push({ path, message: issue.message, values: findValues(issue) });
    }
    return toUnknown(stored);
  });
  return { page: { sections: checked, ...getPageSettings({ theme, share }) }, problems };
}

/** Returns the path of a section in the page that was sent, whose sections stand in any order. */
export function getSectionPath({ sections }: PageData, id: string): string {
  return `pageData.sections.${sections.findIndex((section) => section.id === id)}`;
}

function findValues(issue: z.core.$ZodIssue): ContentProblem['values'] {
  if (issue.code === 'too_big') return { max: issue.maximum };
  return issue.code === 'custom' ? issue.params : undefined;
}

interface PageSize {
  /** Counts the sections and the items of their lists: services, products, images, options, dishes of categories. */
  items: number;
  bytes: number;
}

/**
 * Finds what is wrong with the size of a whole page; null when it fits, and when it is not larger than the stored ones: a
 * page that was stored before there was a limit can be made smaller step by step.
 */
export function findSizeProblem(page: PageData, stored: readonly PageData[] = []): ContentProblem | null {
  const size = getPageSize(page);
  if (size.items <= MAX_PAGE_ITEMS && size.bytes <= MAX_PAGE_BYTES) return null;
  const known = stored.map(getPageSize);
  const maxItems = Math.max(MAX_PAGE_ITEMS, ...known.map(({ items }) => items));
  if (size.items > maxItems) {
    const values = { items: size.items, max: MAX_PAGE_ITEMS };
    return { path: 'pageData', message: key('validation.pageItems'), values };
  }
  const maxBytes = Math.max(MAX_PAGE_BYTES, ...known.map(({ bytes }) => bytes));
  if (size.bytes <= maxBytes) return null;
  const values = { size: Math.ceil(size.bytes / 1024), max: MAX_PAGE_BYTES / 1024 };
  return { path: 'pageData', message: key('validation.pageBytes'), values };
}

function getPageSize(page: PageData): PageSize {
  return {
    items: page.sections.reduce((sum, { content }) => sum + countItems(content), page.sections.length),
    bytes: new TextEncoder().encode(JSON.stringify(page)).length,
  };
}

/** Counts the items of a section's lists, and of the lists inside of these items. */
function countItems(content: object): number {
  return Object.values(content)
    .filter(Array.isArray)
    .reduce((sum, list) => sum + list.length + countInItems(list), 0);
}

/** Counts objects only in a list of a list: words and addresses belong to the item that has them. */
function countInItems(list: readonly unknown[]): number {
  let count = 0;
  for (const item of list) {
    if (typeof item !== 'object' || item === null) continue;
    for (const value of Object.values(item))
      if (Array.isArray(value)) count += value.filter((inner) => typeof inner === 'object').length;
  }
  return count;
}

/** A plan limits these parts of a website. */
export interface LimitedPage {
  description: string;
  logoUrl: string | null;
  page: Page;
}

const emptyPage: LimitedPage = { description: '', logoUrl: null, page: { sections: [] } };

/**
 * Returns the first feature that a page needs and the plan does not have, or null. Whatever a better plan has left in
 * `stored` may stay, be edited and be deleted: only what is added to it is locked.
 */
export function findLockedFeature(
  tier: Tier,
  { description, logoUrl, page }: LimitedPage,
  stored: LimitedPage = emptyPage,
): LockedFeature | null {
  return (
    findLockedSection(tier, page, stored.page) ??
    findLockedItems(tier, page, stored.page) ??
    findLockedDescription(tier, description, stored.description) ??
    (logoUrl === null || logoUrl === stored.logoUrl ? null : findRequiredPlan(tier, 'logo')) ??
    findLockedStyle(tier, page, stored.page)
  );
}

/** Returns a key for each thing on a page that counts for a limit, in the page's order. */
export function listCounted({ sections }: Pick<Page, 'sections'>, limit: CountedLimit): string[] {
  return sections.flatMap((section) => {
    if (section.type === 'unknown') return [];
    const { counted } = getDefinition(section.type);
    return counted?.limit === limit ? counted.keys(section.content, section.id) : [];
  });
}

function findLockedSection(tier: Tier, page: Page, stored: Page): LockedFeature | null {
  const before = new Map(stored.sections.map((section) => [section.id, section]));
  for (const section of page.sections) {
    const definition = findDefinition(getStoredType(section));
    const locked = definition && findRequiredPlan(tier, definition.feature);
    if (locked && !isKept(section, before.get(section.id))) return locked;
  }
  return null;
}

function isKept(section: Section, before: Section | undefined): boolean {
  if (before === undefined || before === section) return before === section;
  return getStoredType(before) === getStoredType(section) && countOwnItems(section) <= countOwnItems(before);
}

/** Counts the items of a section as its type does: services, dishes, options. */
function countOwnItems(section: Section): number {
  if (section.type === 'unknown') return 0;
  return getDefinition(section.type).countItems?.(section.content) ?? 0;
}

function findLockedItems(tier: Tier, page: Page, stored: Page): LockedFeature | null {
  for (const limit of countedItemsLimits) {
    const items = listCounted(page, limit);
    const isOver = wouldExceedLimit(items, listCounted(stored, limit), getEntitlements(tier).limit(limit));
    if (isOver) return getRequiredPlanAbove(limit, items.length - 1);
  }
  return null;
}

function findLockedDescription(tier: Tier, description: string, before: string): LockedFeature | null {
  const length = countCharacters(description);
  const isAllowed =
    length <= getEntitlements(tier).limit('descriptionCharacters') || length <= countCharacters(before);
  return isAllowed ? null : getRequiredPlanAbove('descriptionCharacters', length - 1);
}

/** An empty page may be filled with a template that has a look; to change the look needs a plan with styles. */
function findLockedStyle(tier: Tier, { theme }: Page, stored: Page): LockedFeature | null {
  const isWithTemplate = stored.sections.length === 0 && isSameTheme(theme, keepLook(theme));
  return isWithTemplate || isSameTheme(theme) || isSameTheme(theme, stored.theme)
    ? null
    : findRequiredPlan(tier, 'customStyle');
}

/**
 * Returns the next moment from which a stored page shows something else by itself. Both times are `YYYY-MM-DD HH:MM` on the
 * website's wall clock; null means never. Only the server knows; it reads no section of a type that does not change.
 */
export function findNextSectionChange({ sections }: PageData, wallTime: string): string | null {
  const [next = null] = sections
    .flatMap((stored) => {
      const nextChange = findDefinition(stored.type)?.onServer?.nextChange;
      const section = nextChange && parseSection(stored);
      return (section && nextChange(section.content, wallTime)) ?? [];
    })
    .sort();
  return next;
}

/** Returns true if a plan lets visitors use sections of a type, whatever is stored in them. */
export function isOpenToVisitors(type: string, tier: Tier): boolean {
  return listClosedFeatures([type], tier).length === 0;
}

/** Lists the features that sections of these types offer to visitors and that a plan does not have. */
export function listClosedFeatures(types: readonly string[], tier: Tier): VisitorFeature[] {
  const asked = types.map((type) => findDefinition(type)?.feature);
  return visitorFeatures.filter((feature) => asked.includes(feature) && !getEntitlements(tier).can(feature));
}
