import type { PageData, StoredSection } from '@/contracts/page-data';
import { definitions, isSectionType } from './definitions';
import { inOrder, type KnownSection, type Page, toUnknown } from './page';

/**
 * Parses a stored page, also while its owner is still writing it: sections are sorted and numbered from 0, older content
 * is upgraded, and missing parts get their defaults. Called once at each border: for a row that is read, a body or an
 * answer that is received.
 */
export function parsePage({ sections, theme }: PageData): Page {
  const parsed = inOrder(sections).map((stored) => parseSection(stored) ?? toUnknown(stored));
  return { sections: parsed, ...(theme && { theme }) };
}

function parseSection(stored: StoredSection): KnownSection | null {
  return isSectionType(stored.type) ? definitions[stored.type].parse(stored) : null;
}
