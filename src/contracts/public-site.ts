import * as z from 'zod/mini';
import { LOCALES } from '@/core/locale/locale';
import { pageData } from './page-data';

/** Visitors may know this of a published website. */
export const publicSite = z.object({
  title: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  slug: z.string(),
  language: z.enum(LOCALES),
  pageData,
});
export type PublicSite = z.infer<typeof publicSite>;
