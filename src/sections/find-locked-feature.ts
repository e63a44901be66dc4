import type { PageData, Section } from '@/contracts/page-data';
import { findLocked, type LockedFeature, lockedAbove, planLimits } from '@/core/plans';
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
  tier: string,
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

function lockedSection(tier: string, page: PageData, stored: PageData): LockedFeature | null {
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

function lockedPictures(tier: string, page: PageData, stored: PageData): LockedFeature | null {
  const urls = galleryImages(page).map(({ url }) => url);
  const before = galleryImages(stored).map(({ url }) => url);
  const isOver = takesNew(urls, before, planLimits(tier).galleryImages);
  return isOver ? lockedAbove('galleryImages', urls.length - 1) : null;
}

function lockedLinks(tier: string, page: PageData, stored: PageData): LockedFeature | null {
  const links = socialLinkKeys(page);
  const isOver = takesNew(links, socialLinkKeys(stored), planLimits(tier).socialLinks);
  return isOver ? lockedAbove('socialLinks', links.length - 1) : null;
}

function lockedDescription(tier: string, description: string, before: string): LockedFeature | null {
  const length = countCharacters(description);
  const isAllowed = length <= planLimits(tier).descriptionCharacters || length <= countCharacters(before);
  return isAllowed ? null : lockedAbove('descriptionCharacters', length - 1);
}

function lockedLogo(tier: string, logoUrl: string | null, before: string | null): LockedFeature | null {
  return logoUrl === null || logoUrl === before ? null : findLocked(tier, 'logo');
}

function lockedStyle(tier: string, { theme }: PageData, stored: PageData): LockedFeature | null {
  return isSameTheme(theme) || isSameTheme(theme, stored.theme) ? null : findLocked(tier, 'customStyle');
}
