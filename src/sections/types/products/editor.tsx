import './products-editor.css';
import { ShoppingBag, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { createFreeId } from '@/core/free-id';
import { keepPriceTogether } from '@/core/money';
import { isSampleAccount } from '@/core/sample-account';
import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { GrowingList } from '../../editor-kit/growing-list';
import { type LayoutDrawing, sketchLines } from '../../editor-kit/layout-sketch';
import { readPricedRow } from '../../editor-kit/pasted-list/parse-priced-list';
import { PasteList } from '../../editor-kit/pasted-list/paste-list';
import { createProduct } from './create-product';
import { MAX_PRODUCTS, type Product, type ProductsContent, products } from './definition';
import { ProductFields } from './product-fields';

function ProductsEditor({
  id: sectionId,
  content,
  onChange,
  onUpload,
  errors,
}: SectionEditorProps<ProductsContent>) {
  const t = useTranslations('sections.products');
  const { products } = content;
  const sampleCount = products.filter(isSampleAccount).length;
  return (
    <>
      <TextField
        label={t('title')}
        value={content.title}
        error={errors['content.title']}
        onChange={(event) => onChange({ ...content, title: event.target.value })}
      />
      {sampleCount > 0 && (
        <Banner tone="amber" icon={<TriangleAlert />}>
          {t('notForSale', { count: sampleCount })}
        </Banner>
      )}
      <PasteProducts products={products} onChange={(products) => onChange({ ...content, products })} />
      <div>
        {products.length > 0 && <p className="hint mb-2">{t('requiredHint')}</p>}
        <GrowingList
          items={products}
          field="products"
          kind="product"
          icon={ShoppingBag}
          texts={{ empty: t('empty'), add: t('add') }}
          getTitle={({ name }) => name}
          getDetail={({ price }) => keepPriceTogether(price)}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(id) => createProduct(id, products.at(-1))}
          onChange={(next) => onChange({ ...content, products: next })}
          renderFields={(product, control) => (
            <ProductFields sectionId={sectionId} product={product} onUpload={onUpload} {...control} />
          )}
        />
      </div>
    </>
  );
}

export const editor = defineEditor(products, ProductsEditor, {
  shelf: [4, 18, 32].flatMap(
    (left): LayoutDrawing => [
      ['picture', left, 4, 12, 12],
      ['title', left, 18, 9, 3],
      ['button', left + 6, 24, 6, 3],
    ],
  ),
  plans: [
    ['picture', 4, 4, 19, 14],
    ...sketchLines(4, 21, 19, 2),
    ['picture', 25, 4, 9, 9],
    ...sketchLines(25, 16, 9, 2),
    ['picture', 36, 4, 9, 9],
    ...sketchLines(36, 16, 9, 2),
  ],
  list: [5, 13, 21].flatMap(
    (top): LayoutDrawing => [
      ['title', 4, top, 14, 3],
      ['line', 28, top + 0.75, 6, 1.5],
      ['button', 37, top, 7, 3],
    ],
  ),
});

interface PasteProductsProps {
  products: readonly Product[];
  onChange: (products: Product[]) => void;
}

/** Turns a list of goods that the owner has as a text into products. */
function PasteProducts({ products, onChange }: PasteProductsProps) {
  const t = useTranslations('sections.products');
  return (
    <PasteList
      hint={t('pasteHint')}
      startsOpen={false}
      readRow={readPricedRow}
      maxRows={MAX_PRODUCTS}
      itemCount={products.length}
      onTake={({ groups }, isReplacing) => {
        const all = isReplacing ? [] : [...products];
        for (const row of groups.flatMap(({ rows }) => rows)) {
          const id = createFreeId('product', Date.now(), all);
          all.push({ ...createProduct(id, all.at(-1) ?? products.at(-1)), ...row });
        }
        onChange(all);
      }}
    />
  );
}
