const DEMO_FOLDER = 'demo/';

/** Where a demo stands, in place of a website's slug: no website has such a one, for slugs have no slash. */
export function demoSlug(name: string): string {
  return DEMO_FOLDER + name;
}

/** Whether a page is a demo, which nobody owns and which sends nothing. */
export function isDemoSlug(slug: string): boolean {
  return slug.startsWith(DEMO_FOLDER);
}
