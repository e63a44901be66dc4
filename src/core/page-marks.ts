/** Pages drawn at build time have this mark for the product's address, which is known when the server starts. */
export const ORIGIN_MARK = '%PUBLIC_URL%';

/** This mark stands for the same address without the protocol, as addresses are shown. */
export const HOST_MARK = '%PUBLIC_HOST%';

/** This mark stands for the address of support. */
export const SUPPORT_MARK = '%SUPPORT_EMAIL%';

/** These pages about the product stand elsewhere. */
export const PAGES_ELSEWHERE = ['about', 'contact', 'blog'] as const;
export type PageElsewhere = (typeof PAGES_ELSEWHERE)[number];

/** Returns the mark for the address of such a page. */
export function getPageMark(page: PageElsewhere): string {
  return `%${page.toUpperCase()}_URL%`;
}

/**
 * Returns attributes for an element that is in the page only when a setting is there, or only without it. The element holds
 * no other of its own kind: it is taken out as text.
 */
export const when = (setting: PageElsewhere | 'support') => ({ 'data-when': setting });
export const unless = (setting: PageElsewhere | 'support') => ({ 'data-unless': setting });
