import { z } from 'zod';
import { pageData } from './page-data';

/** What visitors may know of a published website. */
export const publicSite = z.object({
  title: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  slug: z.string(),
  pageData,
});
export type PublicSite = z.infer<typeof publicSite>;
