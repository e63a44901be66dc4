import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSampleAccount } from '@/core/sample-account';
import { TextAreaField, TextField } from '@/ui/field';
import type { SectionUpload } from '../../editor-kit/define-editor';
import type { ItemControl } from '../../editor-kit/growing-list';
import type { Product, ProductsContent } from './definition';
import { ImageSlot } from './image-slot';

interface ProductFieldsProps extends ItemControl<Product> {
  sectionId: string;
  product: Product;
  onUpload: (upload: SectionUpload<ProductsContent>) => void;
}

type TextName = Exclude<keyof Product, 'id' | 'images'>;

export function ProductFields({
  sectionId,
  product,
  errors,
  path,
  isNew,
  onUpload,
  onChange,
}: ProductFieldsProps) {
  const t = useTranslations('sections.products');
  const nameRef = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(isNew);
  const detailErrors = DETAILS.filter((name) =>
    Object.keys(errors).some((errorPath) => errorPath.startsWith(`${path}.${name}`)),
  );
  const hasDetailErrors = detailErrors.length > 0;
  useEffect(() => {
    if (isNew) nameRef.current?.focus();
  }, [isNew]);

  const accountHint = isSampleAccount(product) ? 'sampleAccountHint' : 'accountHint';
  const getFieldProps = (name: TextName) => ({
    label: t(name),
    labelNote: <span aria-hidden="true">*</span>,
    required: true,
    value: product[name],
    error: errors[`${path}.${name}`],
    onChange: (event: { target: { value: string } }) => onChange({ ...product, [name]: event.target.value }),
  });
  return (
    <>
      <TextField {...getFieldProps('name')} ref={nameRef} />
      <TextField
        {...getFieldProps('price')}
        className="item-edit__short"
        inputMode="decimal"
        placeholder={t('pricePlaceholder')}
      />
      <details
        className="product-edit"
        open={isOpen || hasDetailErrors}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>{t('details')}</summary>
        <TextAreaField {...getFieldProps('description')} rows={2} />
        <fieldset>
          <legend className="label mb-1.5">{t('images')}</legend>
          <div className="product-edit__images">
            {product.images.map((url, slot) => (
              <ImageSlot
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
                key={slot}
                place={{ sectionId, productId: product.id, slot }}
                url={url}
                error={errors[`${path}.images.${slot}`]}
                onUpload={onUpload}
                onChange={(next) => onChange({ ...product, images: product.images.with(slot, next) })}
                onRemove={() => onChange({ ...product, images: product.images.with(slot, '') })}
              />
            ))}
          </div>
        </fieldset>
        <TextField {...getFieldProps('accountNumber')} autoComplete="off" hint={t(accountHint)} />
        <div className="product-edit__two">
          <TextField {...getFieldProps('accountHolder')} autoComplete="off" />
          <TextField {...getFieldProps('swiftCode')} autoComplete="off" />
        </div>
      </details>
    </>
  );
}

const DETAILS = ['description', 'images', 'accountNumber', 'accountHolder', 'swiftCode'] as const;
