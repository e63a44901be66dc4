import * as z from 'zod/mini';
import { isSlug } from '@/core/slug';
import { pageData } from './page-data';

/** The website that a visitor's call means. */
export const publicSiteParams = z.object({ slug: z.string().check(z.refine(isSlug)) });

/** What visitors may know of a published website. */
export const publicSite = z.object({
  title: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  slug: z.string(),
  pageData,
});
export type PublicSite = z.infer<typeof publicSite>;
