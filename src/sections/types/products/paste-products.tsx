import { useTranslations } from 'use-intl';
import { freeId } from '@/core/free-id';
import { readPricedRow } from '../../editor-kit/pasted-list/parse-priced-list';
import { PasteList } from '../../editor-kit/pasted-list/paste-list';
import { createProduct } from './create-product';
import { MAX_PRODUCTS, type Product } from './definition';

interface PasteProductsProps {
  products: readonly Product[];
  onChange: (products: Product[]) => void;
}

/** A list of goods that the owner has as a text becomes products. */
export function PasteProducts({ products, onChange }: PasteProductsProps) {
  const t = useTranslations('sections.products');
  return (
    <PasteList
      hint={t('pasteHint')}
      startsOpen={false}
      readRow={readPricedRow}
      maxRows={MAX_PRODUCTS - products.length}
      hasItems={products.length > 0}
      onTake={({ groups }, isReplacing) => {
        const all = isReplacing ? [] : [...products];
        for (const row of groups.flatMap(({ rows }) => rows)) {
          const id = freeId('product', Date.now(), all);
          all.push({ ...createProduct(id, all.at(-1) ?? products.at(-1)), ...row });
        }
        onChange(all);
      }}
    />
  );
}
