import type { ProductsContent } from './definition';

/** Puts a picture into a slot, from 0, of a product; the product may stand elsewhere by then, or be gone. */
export function placeImage(productId: string, slot: number) {
  return ({ products, ...rest }: ProductsContent, url: string): ProductsContent | null => {
    const index = products.findIndex(({ id }) => id === productId);
    const product = products[index];
    if (!product) return null;
    const images = product.images.with(slot, url);
    return { ...rest, products: products.with(index, { ...product, images }) };
  };
}
