import { priceText } from '@/core/money';
import type { SiteWords } from '../../visitor-kit/define-view';
import { LinkedText } from '../../visitor-kit/linked-text';
import type { Dish } from './definition';

interface DishRowProps {
  dish: Dish;
  words: SiteWords['menuCard'];
  className?: string;
}

/** A line of the menu: what it is, how much of it, its allergens, its price. */
export function DishRow({ dish, words, className }: DishRowProps) {
  const { name, amount = '', allergens, price, description } = dish;
  return (
    <li className={className}>
      <p className="s-dish">
        <strong>{name}</strong>
        {amount.trim() !== '' && (
          <>
            {' '}
            <span>{amount}</span>
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
      {price.trim() !== '' && <b>{priceText(price)}</b>}
      {description.trim() !== '' && (
        <p className="s-about">
          <LinkedText text={description} />
        </p>
      )}
    </li>
  );
}

/** The numbers of a dish's allergens in their order: 1, 3, 7. */
function listAllergens({ allergens }: Dish): string {
  return [...new Set(allergens)].sort((one, other) => one - other).join(', ');
}
