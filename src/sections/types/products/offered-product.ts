import { isDemoSlug } from '@/core/demo-slug';
import { parsePriceCents } from '@/core/money';
import { isSampleAccount } from '@/core/sample-account';
import type { Product } from './definition';

/** Visitors see these fields of a product. They learn with their order how to pay it. */
export interface OfferedProduct extends Pick<Product, 'id' | 'name' | 'description' | 'price' | 'images'> {
  /** False for a product that would be paid to the account of a template, and on demos, where nothing is paid. */
  isForSale: boolean;
}

export function toOfferedProduct(product: Product, slug: string): OfferedProduct {
  const { id, name, description, price, images } = product;
  const isForSale = isDemoSlug(slug) || !isSampleAccount(product);
  return { id, name, description, price, images, isForSale };
}

/** Returns the price of one piece in cents; 0 for a text that no save lets through. */
export function getPieceCents({ price }: OfferedProduct): number {
  return parsePriceCents(price) ?? 0;
}
