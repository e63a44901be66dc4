import {
  findRequiredPlan,
  getEntitlements,
  getRequiredPlanAbove,
  type LockedFeature,
  type Tier,
} from '@/core/plans';
import { countCharacters } from '@/core/text';
import { isSameTheme, keepLook } from '@/core/theme';
import { type CountedItemsLimit, countedItemsLimits } from '../definition/define-section';
import { findDefinition, getDefinition } from './definitions';
import { getStoredType, type Page, type Section } from './page';

/** The parts of a website that a plan limits. */
export interface LimitedPage {
  description: string;
  logoUrl: string | null;
  page: Page;
}

const emptyPage: LimitedPage = { description: '', logoUrl: null, page: { sections: [] } };

/**
 * Returns the first thing that a page asks of a plan which does not have it, or null. What a better plan has left in
 * `stored` may stay, be edited and go: only what is added to it is locked.
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
export function listCounted({ sections }: Pick<Page, 'sections'>, limit: CountedItemsLimit): string[] {
  return sections.flatMap((section) => {
    if (section.type === 'unknown') return [];
    const { counted } = getDefinition(section.type);
    return counted?.limit === limit ? counted.keys(section.content, section.id) : [];
  });
}

/**
 * Returns true if a list is over its limit by something that is not in `stored`. What is over a limit may stay, change its
 * words and go.
 */
export function wouldExceedLimit(
  items: readonly string[],
  stored: readonly string[],
  limit: number,
): boolean {
  if (items.length <= limit) return false;
  const kept = new Map<string, number>();
  for (const item of stored) kept.set(item, (kept.get(item) ?? 0) + 1);
  return items.some((item) => {
    const left = kept.get(item) ?? 0;
    kept.set(item, left - 1);
    return left <= 0;
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
  return getStoredType(before) === getStoredType(section) && countItems(section) <= countItems(before);
}

function countItems(section: Section): number {
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

/** A look comes with the template that an empty page is filled with; changing it is a style of one's own. */
function findLockedStyle(tier: Tier, { theme }: Page, stored: Page): LockedFeature | null {
  const isWithTemplate = stored.sections.length === 0 && isSameTheme(theme, keepLook(theme));
  return isWithTemplate || isSameTheme(theme) || isSameTheme(theme, stored.theme)
    ? null
    : findRequiredPlan(tier, 'customStyle');
}
