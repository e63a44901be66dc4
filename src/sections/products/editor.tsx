import './products-editor.css';
import { Plus, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { freeId } from '../free-id';
import { ItemListEditor } from '../item-list-editor';
import type { SectionEditorProps } from '../section';
import { newProduct } from './new-product';
import { ProductFields } from './product-fields';
import type { Product, ProductsContent } from './schema';

export function ProductsEditor({
  id: sectionId,
  content,
  onChange,
  errors,
}: SectionEditorProps<ProductsContent>) {
  const t = useTranslations('sections.products');
  const [addedId, setAddedId] = useState<string | null>(null);
  const { products } = content;

  const setProducts = (next: Product[]) => onChange({ ...content, products: next });
  const handleAdd = () => {
    const id = freeId('product', Date.now(), products);
    setProducts([...products, newProduct(id, products.at(-1))]);
    setAddedId(id);
  };

  return (
    <>
      <TextField
        label={t('title')}
        value={content.title}
        error={errors['content.title']}
        onChange={(event) => onChange({ ...content, title: event.target.value })}
      />
      <div>
        {products.length === 0 ? (
          <p className="item-list__empty">
            <ShoppingBag />
            {t('empty')}
          </p>
        ) : (
          <p className="hint mb-2">{t('requiredHint')}</p>
        )}
        <ItemListEditor
          items={products}
          titleOf={({ name }) => name}
          nameOf={(number) => t('unnamed', { number })}
          onChange={setProducts}
          renderFields={(product, index) => (
            <ProductFields
              sectionId={sectionId}
              product={product}
              errors={errors}
              path={`content.products.${index}`}
              isNew={product.id === addedId}
              onChange={(next) => setProducts(products.with(index, next))}
            />
          )}
        />
        <div className="item-list__foot">
          <Button variant="soft" size="sm" onClick={handleAdd}>
            <Plus className="icon--sm" />
            {t('add')}
          </Button>
          {errors['content.products'] && <p className="error">{errors['content.products']}</p>}
        </div>
      </div>
    </>
  );
}
