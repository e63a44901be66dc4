import { PRODUCT_NAME } from '@/core/brand';
import { formatCents } from '@/core/money';
import { smallPage } from '../../http/small-page';
import { text } from '../../kernel/text';

/** Where a test card asks for its owner's word, as a bank would; the buttons lead to `address`. */
export function confirmationPage(amountCents: number, address: string): string {
  return smallPage({
    label: text('sandbox.label'),
    title: text('sandbox.confirmTitle'),
    lead: text('sandbox.confirmLead', { amount: formatCents(amountCents), product: PRODUCT_NAME }),
    buttons: [
      { label: text('sandbox.confirm'), isMain: true, address: `${address}/confirm` },
      { label: text('sandbox.decline'), address: `${address}/decline` },
    ],
  });
}
