import type * as z from 'zod/mini';
import { MAX_PAGE_BYTES, MAX_PAGE_ITEMS, type PageData } from '@/contracts/page-data';
import { key } from '@/core/messages';
import { definitions, isSectionType } from './definitions';
import { inOrder, type Page, type Section, toUnknown } from './page';

/** A refused field of a page: where in what was sent, which text of the catalogue, and that text's values. */
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
  const { sections, theme } = sent;
  const problems: ContentProblem[] = [];
  const checked = inOrder(sections).map((stored): Section => {
    const result = isSectionType(stored.type) ? definitions[stored.type].check(stored) : null;
    if (result && 'section' in result) return result.section;
    for (const issue of result?.issues ?? []) {
      const path = [sectionPath(sent, stored.id), 'content', ...issue.path].join('.');
      problems.push({ path, message: issue.message, values: valuesOf(issue) });
    }
    return toUnknown(stored);
  });
  return { page: { sections: checked, ...(theme && { theme }) }, problems };
}

/** The path of a section in the page that was sent, whose sections stand in any order. */
export function sectionPath({ sections }: PageData, id: string): string {
  return `pageData.sections.${sections.findIndex((section) => section.id === id)}`;
}

function valuesOf(issue: z.core.$ZodIssue): ContentProblem['values'] {
  if (issue.code === 'too_big') return { max: issue.maximum };
  return issue.code === 'custom' ? issue.params : undefined;
}

interface PageSize {
  /** Sections, and the items of their lists: services, products, images, options. */
  items: number;
  bytes: number;
}

/**
 * Finds what is wrong with the size of a whole page; null when it fits, and when it is not larger than the stored ones: a
 * page that was stored before there was a bound can be made smaller step by step.
 */
export function findSizeProblem(page: PageData, stored: readonly PageData[] = []): ContentProblem | null {
  const size = pageSize(page);
  if (size.items <= MAX_PAGE_ITEMS && size.bytes <= MAX_PAGE_BYTES) return null;
  const known = stored.map(pageSize);
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

function pageSize(page: PageData): PageSize {
  const lists = page.sections.flatMap(({ content }) => Object.values(content).filter(Array.isArray));
  return {
    items: lists.reduce((sum, list) => sum + list.length, page.sections.length),
    bytes: new TextEncoder().encode(JSON.stringify(page)).length,
  };
}
