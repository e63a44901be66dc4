import './products-editor.css';
import { Plus, ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { freeId } from '../free-id';
import { ItemListEditor } from '../item-list-editor';
import type { SectionEditorProps } from '../section';
import { newProduct } from './new-product';
import { ProductFields } from './product-fields';
import type { Product, ProductsContent } from './schema';

export function ProductsEditor({ content, onChange, errors }: SectionEditorProps<ProductsContent>) {
  const t = useTranslations('sections.products');
  const [addedId, setAddedId] = useState<string | null>(null);
  const { products } = content;

  // A picture arrives later than it was chosen: it must not bring back what the content was then.
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  }, [content]);

  const setProducts = (next: Product[]) => onChange({ ...content, products: next });
  const setImage = (productId: string, slot: number, url: string) => {
    const next = latest.current.products.map((product) =>
      product.id === productId ? { ...product, images: product.images.with(slot, url) } : product,
    );
    latest.current = { ...latest.current, products: next };
    onChange(latest.current);
  };
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
          titleOf={({ name }, index) => name.trim() || t('unnamed', { number: index + 1 })}
          onChange={setProducts}
          renderFields={(product, index) => (
            <ProductFields
              product={product}
              errors={errors}
              path={`content.products.${index}`}
              isNew={product.id === addedId}
              onChange={(next) => setProducts(products.with(index, next))}
              onImage={(slot, url) => setImage(product.id, slot, url)}
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
