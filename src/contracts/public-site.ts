import * as z from 'zod/mini';
import { pageData } from './page-data';

/** What visitors may know of a published website. */
export const publicSite = z.object({
  title: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  slug: z.string(),
  pageData,
});
export type PublicSite = z.infer<typeof publicSite>;
