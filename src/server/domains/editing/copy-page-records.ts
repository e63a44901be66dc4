import { parseImageUrl } from '@/core/image-file';
import { decimalEuros } from '@/core/money';
import type { ProductRecord, SectionRecords } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import type { Page } from '@/sections/page/page';
import type { Database } from '../../kernel/database';
import { replacePhotos } from '../media';
import { type PageProduct, replaceProducts } from '../orders';
import { copyPolls } from '../polls';
import { replaceSocialLinks } from '../websites';

/** A save copies these records from a section of a page. */
interface CopiedSection extends SectionRecords {
  sectionId: string;
}

/** Copies the parts of a page that other tables hold, in the transaction of its save. */
export async function copyPageRecords(db: Database, websiteId: number, page: Page, now: Date): Promise<void> {
  const copied = page.sections.flatMap((section): CopiedSection[] => {
    if (section.type === 'unknown') return [];
    const records = getDefinition(section.type).onServer?.records?.(section.content);
    return records ? [{ sectionId: section.id, ...records }] : [];
  });
  await replaceSocialLinks(
    db,
    websiteId,
    copied.flatMap(({ links = [] }) => links),
  );
  const photos = copied
    .flatMap(({ photos = [] }) => photos)
    .map(({ url, caption }, sortOrder) => ({ url: url.trim(), caption, sortOrder }))
    .filter(({ url }) => parseImageUrl(url) !== null);
  await replacePhotos(db, websiteId, photos, now);
  await replaceProducts(db, websiteId, listProducts(copied));
  await copyPolls(
    db,
    websiteId,
    copied.flatMap(({ sectionId, poll }) => (poll ? [{ sectionId, ...poll }] : [])),
  );
}

/** The products on a page, so that an order is priced by the server and keeps its product. */
function listProducts(copied: readonly CopiedSection[]): PageProduct[] {
  const byItem = new Map<string, PageProduct>();
  const onPage = copied.flatMap(({ sectionId, products = [] }) =>
    products.map((product): ProductRecord & { sectionId: string } => ({ sectionId, ...product })),
  );
  for (const [sortOrder, { priceCents, ...product }] of onPage.entries()) {
    const item = JSON.stringify([product.sectionId, product.itemId]);
    // Of two with one id the first counts; ordering the other one at another price is refused.
    if (!byItem.has(item)) byItem.set(item, { ...product, price: decimalEuros(priceCents), sortOrder });
  }
  return [...byItem.values()];
}
