import { z } from 'zod';
import { isSlug } from '@/core/slug';
import { pageData } from './page-data';

/** The website that a visitor's call means. */
export const publicSiteParams = z.object({ slug: z.string().refine(isSlug) });

/** What visitors may know of a published website. */
export const publicSite = z.object({
  title: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  slug: z.string(),
  pageData,
});
export type PublicSite = z.infer<typeof publicSite>;
