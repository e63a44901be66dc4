import type { PageData } from '@/contracts/page-data';
import { type Page, toPageData } from '@/sections/page/page';

/** Returns a stored page whose products are paid to another account. */
export function withAccount(
  page: Page,
  account: Partial<Record<'accountNumber' | 'accountHolder' | 'swiftCode', string>>,
): PageData {
  const sections = page.sections.map((section) => {
    if (section.type !== 'products') return section;
    const products = section.content.products.map((product) => ({ ...product, ...account }));
    return { ...section, content: { ...section.content, products } };
  });
  return toPageData({ ...page, sections });
}
