import './products-editor.css';
import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/ui/field';
import { GrowingList } from '../growing-list';
import type { SectionEditorProps } from '../section';
import { newProduct } from './new-product';
import { ProductFields } from './product-fields';
import type { ProductsContent } from './schema';

export function ProductsEditor({
  id: sectionId,
  content,
  onChange,
  errors,
}: SectionEditorProps<ProductsContent>) {
  const t = useTranslations('sections.products');
  const { products } = content;
  return (
    <>
      <TextField
        label={t('title')}
        value={content.title}
        error={errors['content.title']}
        onChange={(event) => onChange({ ...content, title: event.target.value })}
      />
      <div>
        {products.length > 0 && <p className="hint mb-2">{t('requiredHint')}</p>}
        <GrowingList
          items={products}
          field="products"
          kind="product"
          icon={ShoppingBag}
          texts={{ empty: t('empty'), add: t('add') }}
          titleOf={({ name }) => name}
          nameOf={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={(id) => newProduct(id, products.at(-1))}
          onChange={(next) => onChange({ ...content, products: next })}
          renderFields={(product, control) => (
            <ProductFields sectionId={sectionId} product={product} errors={errors} {...control} />
          )}
        />
      </div>
    </>
  );
}
