import { MAX_PAGE_BYTES, MAX_PAGE_ITEMS, type PageData } from '@/contracts/page-data';
import { key } from '@/core/messages';
import type { ContentProblem } from './page-content';

interface PageSize {
  /** Sections, and what stands in their lists: services, products, pictures, options. */
  items: number;
  bytes: number;
}

/**
 * What is wrong with the size of a whole page; null when it fits, and when it is not larger than the stored ones: one that was
 * stored before there was a bound can be made smaller step by step.
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
