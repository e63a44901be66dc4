/** Stands in pages drawn at build time for where people reach the product, which is known at the start. */
export const ORIGIN_MARK = '%PUBLIC_URL%';

/** Stands for where people reach the product, without the protocol, as addresses are shown. */
export const HOST_MARK = '%PUBLIC_HOST%';

/** Stands for the address of support. */
export const SUPPORT_MARK = '%SUPPORT_EMAIL%';

/** Pages about the product that stand elsewhere. */
export const PAGES_ELSEWHERE = ['about', 'contact', 'blog'] as const;
export type PageElsewhere = (typeof PAGES_ELSEWHERE)[number];

/** Stands for the address of such a page. */
export function getPageMark(page: PageElsewhere): string {
  return `%${page.toUpperCase()}_URL%`;
}

/**
 * Attributes of an element that is in the page only when a setting is there, or only without it. The element holds no
 * other of its own kind: it is taken out as text.
 */
export const when = (setting: PageElsewhere | 'support') => ({ 'data-when': setting });
export const unless = (setting: PageElsewhere | 'support') => ({ 'data-unless': setting });
