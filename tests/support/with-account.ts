import type { PageData } from '@/contracts/page-data';
import type { SectionContent } from '@/sections/registry';

/** The page with its products paid to another account. */
export function withAccount(
  page: PageData,
  account: Partial<Record<'accountNumber' | 'accountHolder' | 'swiftCode', string>>,
): PageData {
  const sections = page.sections.map((section) => {
    if (section.type !== 'products') return section;
    const { products, ...content } = section.content as SectionContent<'products'>;
    return {
      ...section,
      content: { ...content, products: products.map((product) => ({ ...product, ...account })) },
    };
  });
  return { ...page, sections };
}
