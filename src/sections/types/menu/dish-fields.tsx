import { Salad } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { keepPriceTogether } from '@/core/money';
import { Chip } from '@/ui/chips';
import { Fold, hasErrorAt } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { ItemField } from '../../editor-kit/item-fields';
import { ALLERGENS, type Allergen, type Dish } from './definition';

interface DishListProps {
  dishes: readonly Dish[];
  /** Errors have this path for the list. */
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (dishes: Dish[]) => void;
}

export function DishList({ dishes, path, errors, onChange }: DishListProps) {
  const t = useTranslations('sections.menu');
  return (
    <div>
      <GrowingList
        items={dishes}
        field={path.slice('content.'.length)}
        kind="dish"
        icon={Salad}
        texts={{ empty: t('empty'), add: t('add') }}
        getTitle={({ name }) => name}
        getDetail={({ price }) => keepPriceTogether(price)}
        getName={(number) => t('unnamed', { number })}
        errors={errors}
        makeItem={makeDish}
        onChange={onChange}
        renderFields={(dish, control) => <DishFields dish={dish} {...control} />}
      />
    </div>
  );
}

export function makeDish(id: string): Dish {
  return { id, name: '', description: '', price: '', allergens: [] };
}

type DishFieldsProps = ItemControl<Dish> & { dish: Dish };

export function DishFields({ dish, errors, path, isNew, onChange }: DishFieldsProps) {
  const t = useTranslations('sections.menu');
  const { amount: _amount, ...withoutAmount } = dish;
  const hasDetailError = ['amount', 'description', 'allergens'].some((name) =>
    hasErrorAt(errors, `${path}.${name}`),
  );
  return (
    <>
      <ItemField
        label={t('name')}
        required
        value={dish.name}
        error={errors[`${path}.name`]}
        isFocused={isNew}
        onChange={(name) => onChange({ ...dish, name })}
      />
      <ItemField
        className="item-edit__short"
        label={t('price')}
        placeholder={t('pricePlaceholder')}
        value={dish.price}
        error={errors[`${path}.price`]}
        onChange={(price) => onChange({ ...dish, price })}
      />
      <Fold title={t('details')} hasError={hasDetailError} isLong>
        <ItemField
          label={t('amount')}
          isOptional
          placeholder={t('amountPlaceholder')}
          value={dish.amount ?? ''}
          error={errors[`${path}.amount`]}
          onChange={(amount) => onChange(amount === '' ? withoutAmount : { ...dish, amount })}
        />
        <ItemField
          label={t('description')}
          isOptional
          value={dish.description}
          error={errors[`${path}.description`]}
          onChange={(description) => onChange({ ...dish, description })}
        />
        <AllergenToggles
          allergens={dish.allergens}
          onChange={(allergens) => onChange({ ...dish, allergens })}
        />
      </Fold>
    </>
  );
}

interface AllergenTogglesProps {
  allergens: readonly Allergen[];
  onChange: (allergens: Allergen[]) => void;
}

/** Draws the fourteen allergens, each with its number and its name. */
function AllergenToggles({ allergens, onChange }: AllergenTogglesProps) {
  const t = useTranslations('sections.menu');
  const toggle = (toggled: Allergen) =>
    onChange(ALLERGENS.filter((each) => (each === toggled) !== allergens.includes(each)));
  return (
    <fieldset>
      <legend className="label mb-1.5">{t('allergens')}</legend>
      <div className="allergen-edit">
        {ALLERGENS.map((allergen) => (
          <Chip key={allergen} isPressed={allergens.includes(allergen)} onPress={() => toggle(allergen)}>
            <b>{allergen}</b> {t(`allergenNames.${allergen}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
