import type { Product } from './definition';

/** An empty product; most owners have one account, so that of the product before it is taken over. */
export function newProduct(id: string, before: Product | undefined): Product {
  return {
    id,
    name: '',
    description: '',
    price: '',
    images: ['', '', ''],
    accountNumber: before?.accountNumber ?? '',
    accountHolder: before?.accountHolder ?? '',
    swiftCode: before?.swiftCode ?? '',
  };
}
