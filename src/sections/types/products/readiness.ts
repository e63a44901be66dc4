import { isSampleAccount } from '@/core/sample-account';
import { defineReadiness, type FieldGap } from '../../definition/define-readiness';
import { products } from './definition';

export const readiness = defineReadiness(products, {
  facts: {
    'products.*.name': 'sections.products.name',
    'products.*.price': 'sections.products.price',
    'products.*.description': 'sections.products.description',
  },
  listGaps({ products: list }, { business, legal }) {
    if (list.length === 0) return [];
    const gaps: FieldGap[] = [];
    const index = list.findIndex(isSampleAccount);
    if (index >= 0)
      gaps.push({
        kind: 'account',
        path: `content.products.${index}.accountNumber`,
        label: 'sections.products.accountNumber',
      });
    // The law wants customers to know the seller.
    if (business && business.sellerName.trim() === '')
      gaps.push({ kind: 'seller', path: '', screen: 'business' });
    if (legal && !legal.includes('terms')) gaps.push({ kind: 'terms', path: '', screen: 'legal' });
    return gaps;
  },
});
