import type { PageData } from '@/contracts/page-data';
import { parseImageUrl } from '@/core/image-file';
import { safeLink } from '@/core/link';
import { galleryImages } from '@/sections/gallery-images';
import type { SectionContent } from '@/sections/registry';
import type { Database } from '../../db/client';
import { copyPolls } from './copy-polls';
import { copyProducts } from './copy-products';
import { replacePhotos } from './photo-queries';
import { replaceSocialLinks } from './queries';

/** Copies what other tables hold of a page, in the transaction of its save. */
export async function copyPageRecords(
  db: Database,
  websiteId: number,
  page: PageData,
  now: Date,
): Promise<void> {
  const links = page.sections
    .filter((section) => section.type === 'social')
    .flatMap((section) => Object.entries<string>((section.content as SectionContent<'social'>).links))
    .map(([platform, url]) => ({ platform, url: safeLink(url) }))
    .filter((link): link is { platform: string; url: string } => link.url !== null);
  await replaceSocialLinks(db, websiteId, links);
  const photos = galleryImages(page)
    .map(({ url, caption }, sortOrder) => ({ url: url.trim(), caption, sortOrder }))
    .filter(({ url }) => parseImageUrl(url) !== null);
  await replacePhotos(db, websiteId, photos, now);
  await copyProducts(db, websiteId, page);
  await copyPolls(db, websiteId, page);
}
