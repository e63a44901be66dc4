const DEMO_FOLDER = 'demo/';
const DRAFT_FOLDER = 'draft/';

/** Returns the address of a demo in place of a website's slug. No website has such an address, for slugs have no slash. */
export function makeDemoSlug(name: string): string {
  return DEMO_FOLDER + name;
}

/** Makes the slug of an owner's draft: its forms must not write into the diary and the polls of the published page. */
export function makeDraftSlug(slug: string): string {
  return DRAFT_FOLDER + slug;
}

/** Returns true if a page is a demo, which nobody owns and which sends nothing. */
export function isDemoSlug(slug: string): boolean {
  return slug.startsWith(DEMO_FOLDER);
}

/** Returns true for the pages of demos and drafts, on which everything can be pressed and nothing is sent. */
export function isTriedSlug(slug: string): boolean {
  return isDemoSlug(slug) || slug.startsWith(DRAFT_FOLDER);
}
