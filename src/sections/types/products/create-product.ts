import type { Product } from './definition';

/** Most owners have one account, so a new product begins with that of the product before it. */
export function createProduct(id: string, before: Product | undefined): Product {
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
