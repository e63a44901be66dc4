import { Tag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { GrowingList } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { MAX_ROOM_PRICES, type RoomPrice } from './definition';

interface PriceFieldsProps {
  prices: readonly RoomPrice[];
  errors: Readonly<Record<string, string>>;
  /** Errors have this path for the room. */
  path: string;
  onChange: (prices: RoomPrice[]) => void;
}

/** Edits the prices of a room, one for each season. */
export function PriceFields({ prices, errors, path, onChange }: PriceFieldsProps) {
  const t = useTranslations('sections.rooms');
  const isFull = prices.length >= MAX_ROOM_PRICES;
  return (
    <div>
      <GrowingList
        items={prices}
        field={`${path.slice('content.'.length)}.prices`}
        kind="price"
        icon={Tag}
        texts={{ empty: t('noPrices'), add: t('addPrice') }}
        full={isFull ? <p className="hint">{t('pricesFull', { max: MAX_ROOM_PRICES })}</p> : undefined}
        getTitle={({ label }) => label}
        getName={(number) => t('unnamedPrice', { number })}
        errors={errors}
        makeItem={(id) => ({ id, label: '', price: '' })}
        onChange={onChange}
        renderFields={(price, control) => (
          <>
            <ItemField
              label={t('season')}
              isOptional
              placeholder={t('seasonPlaceholder')}
              value={price.label}
              error={errors[`${control.path}.label`]}
              isFocused={control.isNew}
              onChange={(label) => control.onChange({ ...price, label })}
            />
            <ItemField
              className="item-edit__short"
              label={t('price')}
              placeholder={t('pricePlaceholder')}
              value={price.price}
              error={errors[`${control.path}.price`]}
              onChange={(text) => control.onChange({ ...price, price: text })}
            />
          </>
        )}
      />
    </div>
  );
}
