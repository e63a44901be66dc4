import { keepPriceTogether } from '@/core/money';
import type { SectionViewProps, SiteWords } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { fillWords } from '../../visitor-kit/fill-words';
import { findLowestPrice, listSeasons, type Room, type RoomsContent } from './definition';

interface RoomPricesProps {
  room: Pick<Room, 'id' | 'prices'>;
  layout: string;
  /** True where all prices stand in one table below the rooms. */
  isTabled: boolean;
  words: SiteWords;
}

/** Draws the prices of a room by season, or only the lowest of them if one table has all prices. */
export function RoomPrices({ room, layout, isTabled, words }: RoomPricesProps) {
  const { id, prices } = room;
  const mark = useFieldMarks('content', 'rooms', id, 'prices');
  const [only, ...others] = prices;
  const isAlone = layout === 'numbers' && others.length === 0 && only?.label.trim() === '';
  const lowest = (isTabled && layout !== 'prices') || isAlone ? findLowestPrice(prices) : null;
  if (lowest) {
    const { text, isOnly } = lowest;
    const { night, fromNight, fromPrice } = words.rooms;
    if (layout !== 'numbers')
      return <p className="s-from">{isOnly ? text : fillWords(fromPrice, { price: text })}</p>;
    const [before, after] = (isOnly ? night : fromNight).split('{price}');
    return (
      <p className="s-from">
        {before}
        <b {...(isAlone && only && mark('line', only.id, 'price'))}>{text}</b>
        {after}
      </p>
    );
  }
  if (isTabled || prices.length === 0) return null;
  return (
    <dl className="s-seasons">
      {prices.map((price) => (
        <div key={price.id}>
          {price.label.trim() !== '' && <dt {...mark('line', price.id, 'label')}>{price.label}</dt>}
          <dd {...mark('line', price.id, 'price')}>{keepPriceTogether(price.price)}</dd>
        </div>
      ))}
    </dl>
  );
}

type PriceTableProps = Pick<SectionViewProps<RoomsContent>, 'content' | 'words' | 'title'>;

/** Draws a table of the price of a night by room and season. A table wider than the page can be scrolled. */
export function PriceTable({ content, words, title }: PriceTableProps) {
  const mark = useFieldMarks('content', 'rooms');
  const seasons = listSeasons(content);
  const name = [title, words.rooms.prices].filter(Boolean).join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="s-scroll" tabIndex={0} aria-label={name}>
      <table className="s-table">
        <thead>
          <tr>
            <th scope="col">{words.rooms.room}</th>
            {seasons.map((season) => (
              <th key={season} scope="col">
                {season}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.rooms.map(({ id, name: roomName, prices }) => (
            <tr key={id}>
              <th scope="row" {...mark('line', id, 'name')}>
                {roomName}
              </th>
              {seasons.map((season) => {
                const price = prices.find(({ label }) => label.trim() === season);
                const text = keepPriceTogether(price?.price ?? '');
                return (
                  <td
                    key={season}
                    {...(price && text !== '' && mark('line', id, 'prices', price.id, 'price'))}
                  >
                    {text || '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
