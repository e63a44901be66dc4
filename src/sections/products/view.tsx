import { IslandSlot } from '../island-slot';
import type { SectionViewProps } from '../section';
import { SectionFrame, SectionTitle } from '../section-frame';
import { ProductList } from './island';
import { offeredProduct } from './offered-product';
import type { ProductsContent } from './schema';

export function ProductsView({
  id,
  title,
  content,
  words,
  slug,
  mode,
  isFirst,
}: SectionViewProps<ProductsContent>) {
  const { imageNotFound, products } = words;
  return (
    <SectionFrame id={id} mode={mode} className="s-products" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <IslandSlot
        type="products"
        id={id}
        Island={ProductList}
        props={{
          slug,
          sectionId: id,
          products: content.products.map((product) => offeredProduct(product, slug)),
          mode,
          isFirst,
          words: { imageNotFound, products },
        }}
      />
    </SectionFrame>
  );
}
