import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import dialogCss from '../../visitor-kit/dialog.css?inline';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { IslandSlot } from '../../visitor-kit/island-slot';
import noticeCss from '../../visitor-kit/notice.css?inline';
import panelCss from '../../visitor-kit/panel.css?inline';
import { type ProductsContent, products } from './definition';
import { ProductList } from './island';
import listCss from './list.css?inline';
import { toOfferedProduct } from './offered-product';
import orderCss from './order.css?inline';
import plansCss from './plans.css?inline';
import productsCss from './products.css?inline';

export function ProductsView({
  id,
  title,
  content,
  words,
  slug,
  mode,
  isFirst,
  frame,
  layout,
  legal,
}: SectionViewProps<ProductsContent>) {
  const { imageNotFound, products: texts, locale, showAll } = words;
  // The order form asks for an address, and the imprint says nothing of that.
  const links = legal
    ?.filter(({ kind }) => kind !== 'imprint')
    .map(({ kind, href }) => ({ name: words.legal[kind], href }));
  return (
    <SectionFrame {...frame} className="s-products" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} steps={products.titleSteps} />
      <IslandSlot
        type="products"
        id={id}
        Island={ProductList}
        props={{
          slug,
          sectionId: id,
          products: content.products.map((product) => toOfferedProduct(product, slug)),
          mode,
          isFirst,
          hasFacts: layout === 'plans',
          isApart: layout !== 'list',
          legal: links?.length ? links : undefined,
          words: { imageNotFound, products: texts, locale, showAll },
        }}
      />
    </SectionFrame>
  );
}

export const view = defineView(
  products,
  ProductsView,
  [dialogCss, panelCss, noticeCss, productsCss, orderCss],
  {
    list: listCss,
    plans: plansCss,
  },
);
