import type { PageData } from '@/contracts/page-data';
import { safeImageUrl } from '@/core/link';
import { decimalEuros, parsePriceCents } from '@/core/money';
import { isSampleAccount } from '@/core/sample-account';
import type { SectionContent } from '@/sections/registry';
import type { Database } from '../../db/client';
import { type PageProduct, replaceProducts } from './product-queries';

/** Copies what a page sells, so that an order is priced by the server and keeps its product. */
export async function copyProducts(db: Database, websiteId: number, page: PageData): Promise<void> {
  const onPage = page.sections
    .filter(({ type }) => type === 'products')
    .flatMap(({ id, content }) =>
      (content as SectionContent<'products'>).products.map((product) => ({ sectionId: id, product })),
    );
  const byItem = new Map<string, PageProduct>();
  for (const [sortOrder, { sectionId, product }] of onPage.entries()) {
    const cents = parsePriceCents(product.price);
    const item = JSON.stringify([sectionId, product.id]);
    // Of two with one id the first counts; ordering the other one at another price is refused.
    if (cents === null || isSampleAccount(product) || byItem.has(item)) continue;
    byItem.set(item, {
      sectionId,
      itemId: product.id,
      name: product.name.trim(),
      description: product.description,
      price: decimalEuros(cents),
      imageUrl: product.images.find((url) => safeImageUrl(url) !== null) ?? null,
      sortOrder,
      accountNumber: product.accountNumber.trim(),
      accountHolder: product.accountHolder.trim(),
      swiftCode: product.swiftCode.trim(),
    });
  }
  await replaceProducts(db, websiteId, [...byItem.values()]);
}
