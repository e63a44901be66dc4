import type { PageData } from '@/contracts/page-data';
import type { SectionContent } from '@/sections/registry';

/** Where customers would pay: a number from the textbooks, which no bank has. */
export const sampleAccount = {
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Sample account holder',
  swiftCode: 'SAMPSKBX',
};

/** Where a page would send its customers' money to the sample account: the paths of those fields. */
export function sampleAccountPaths(page: PageData): string[] {
  return page.sections.flatMap(({ type, content }, index) => {
    if (type !== 'products') return [];
    return (content as SectionContent<'products'>).products.flatMap(({ accountHolder, swiftCode }, item) =>
      accountHolder === sampleAccount.accountHolder && swiftCode === sampleAccount.swiftCode
        ? [`pageData.sections.${index}.content.products.${item}.accountNumber`]
        : [],
    );
  });
}
