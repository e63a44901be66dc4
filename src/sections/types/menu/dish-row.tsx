import { keepPriceTogether } from '@/core/money';
import type { SiteWords } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { LinkedText } from '../../visitor-kit/linked-text';
import type { Dish } from './definition';

interface DishRowProps {
  dish: Dish;
  /** They lead from the section to the dish. */
  steps: readonly string[];
  words: SiteWords['menuCard'];
  className?: string;
}

/** Draws a line of the menu: the dish, its amount, its allergens and its price. */
export function DishRow({ dish, steps, words, className }: DishRowProps) {
  const mark = useFieldMarks(...steps);
  const { name, amount = '', allergens, price, description } = dish;
  return (
    <li className={className}>
      <p className="s-dish">
        <strong {...mark('line', 'name')}>{name}</strong>
        {amount.trim() !== '' && (
          <>
            {' '}
            <span {...mark('line', 'amount')}>{amount}</span>
          </>
        )}
        {allergens.length > 0 && (
          <>
            {' '}
            <small>
              <span className="s-hide">{words.allergens} </span>
              {listAllergens(dish)}
            </small>
          </>
        )}
      </p>
      {price.trim() !== '' && <b {...mark('line', 'price')}>{keepPriceTogether(price)}</b>}
      {description.trim() !== '' && (
        <p className="s-about" {...mark('line', 'description')}>
          <LinkedText text={description} />
        </p>
      )}
    </li>
  );
}

/** Returns the numbers of a dish's allergens in their order, for example `1, 3, 7`. */
function listAllergens({ allergens }: Dish): string {
  return [...new Set(allergens)].sort((one, other) => one - other).join(', ');
}
