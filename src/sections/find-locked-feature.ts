import type { PageData, Section } from '@/contracts/page-data';
import { findLocked, getEntitlements, getLockedAbove, type LockedFeature, type Tier } from '@/core/plans';
import { countCharacters } from '@/core/text';
import { isSameTheme } from '@/core/theme';
import { galleryImages } from './gallery-images';
import { readContent } from './read-content';
import { findDefinition } from './registry';
import { socialLinkKeys } from './social-links';
import { takesNew } from './takes-new';

/** The parts of a website that a plan limits. */
export interface LimitedPage {
  description: string;
  logoUrl: string | null;
  pageData: PageData;
}

const emptyPage: LimitedPage = { description: '', logoUrl: null, pageData: { sections: [] } };

/**
 * The first thing that a page asks of a plan which does not have it; null when there is none. What a better plan has
 * left in `stored` may stay, be edited and go: only what is added to it is locked.
 */
export function findLockedFeature(
  tier: Tier,
  page: LimitedPage,
  stored: LimitedPage = emptyPage,
): LockedFeature | null {
  return (
    lockedSection(tier, page.pageData, stored.pageData) ??
    lockedPictures(tier, page.pageData, stored.pageData) ??
    lockedLinks(tier, page.pageData, stored.pageData) ??
    lockedDescription(tier, page.description, stored.description) ??
    lockedLogo(tier, page.logoUrl, stored.logoUrl) ??
    lockedStyle(tier, page.pageData, stored.pageData)
  );
}

function lockedSection(tier: Tier, page: PageData, stored: PageData): LockedFeature | null {
  const before = new Map(stored.sections.map((section) => [section.id, section]));
  for (const section of page.sections) {
    const definition = findDefinition(section.type);
    const locked = definition && findLocked(tier, definition.feature);
    if (locked && !isKept(section, before.get(section.id))) return locked;
  }
  return null;
}

function isKept(section: Section, before: Section | undefined): boolean {
  if (before === section) return true;
  return before?.type === section.type && countItems(section) <= countItems(before);
}

function countItems(section: Section): number {
  const read = readContent(section);
  return (read && findDefinition(read.type)?.countItems?.(read.content)) ?? 0;
}

function lockedPictures(tier: Tier, page: PageData, stored: PageData): LockedFeature | null {
  const urls = galleryImages(page).map(({ url }) => url);
  const before = galleryImages(stored).map(({ url }) => url);
  const isOver = takesNew(urls, before, getEntitlements(tier).limit('galleryImages'));
  return isOver ? getLockedAbove('galleryImages', urls.length - 1) : null;
}

function lockedLinks(tier: Tier, page: PageData, stored: PageData): LockedFeature | null {
  const links = socialLinkKeys(page);
  const isOver = takesNew(links, socialLinkKeys(stored), getEntitlements(tier).limit('socialLinks'));
  return isOver ? getLockedAbove('socialLinks', links.length - 1) : null;
}

function lockedDescription(tier: Tier, description: string, before: string): LockedFeature | null {
  const length = countCharacters(description);
  const isAllowed =
    length <= getEntitlements(tier).limit('descriptionCharacters') || length <= countCharacters(before);
  return isAllowed ? null : getLockedAbove('descriptionCharacters', length - 1);
}

function lockedLogo(tier: Tier, logoUrl: string | null, before: string | null): LockedFeature | null {
  return logoUrl === null || logoUrl === before ? null : findLocked(tier, 'logo');
}

function lockedStyle(tier: Tier, { theme }: PageData, stored: PageData): LockedFeature | null {
  return isSameTheme(theme) || isSameTheme(theme, stored.theme) ? null : findLocked(tier, 'customStyle');
}
