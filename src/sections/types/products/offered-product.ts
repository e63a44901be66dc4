import { isDemoSlug } from '@/core/demo-slug';
import { parsePriceCents } from '@/core/money';
import { isSampleAccount } from '@/core/sample-account';
import type { Product } from './definition';

/** Visitors see these of a product: how it is paid they learn with their order. */
export interface OfferedProduct extends Pick<Product, 'id' | 'name' | 'description' | 'price' | 'images'> {
  /** Nobody's money may go to the account that came with a template. On demos nothing is paid. */
  isForSale: boolean;
}

export function toOfferedProduct(product: Product, slug: string): OfferedProduct {
  const { id, name, description, price, images } = product;
  const isForSale = isDemoSlug(slug) || !isSampleAccount(product);
  return { id, name, description, price, images, isForSale };
}

/** The price of one piece in cents; 0 for a text that no save lets through. */
export function getPieceCents({ price }: OfferedProduct): number {
  return parsePriceCents(price) ?? 0;
}
