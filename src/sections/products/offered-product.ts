import { parsePriceCents } from '@/core/money';
import type { Product } from './schema';

/** What visitors see of a product: how it is paid they learn with their order. */
export type OfferedProduct = Pick<Product, 'id' | 'name' | 'description' | 'price' | 'images'>;

export function offeredProduct({ id, name, description, price, images }: Product): OfferedProduct {
  return { id, name, description, price, images };
}

/** The price of one piece in cents; 0 for a text that no save lets through. */
export function centsOf({ price }: OfferedProduct): number {
  return parsePriceCents(price) ?? 0;
}
