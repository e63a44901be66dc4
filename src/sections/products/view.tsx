import type { SectionViewProps } from '../section';
import { SectionFrame, SectionTitle } from '../section-frame';
import { ProductCard } from './product-card';
import type { ProductsContent } from './schema';

export function ProductsView({
  id,
  title,
  content,
  words,
  mode,
  isFirst,
}: SectionViewProps<ProductsContent>) {
  return (
    <SectionFrame id={id} mode={mode} className="s-products" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <ul className="s-goods">
        {content.products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            mode={mode}
            isFirst={isFirst && index === 0}
            words={words}
          />
        ))}
      </ul>
    </SectionFrame>
  );
}
