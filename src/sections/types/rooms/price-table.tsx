import { priceText } from '@/core/money';
import type { SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { listSeasons, type RoomsContent } from './definition';

type PriceTableProps = Pick<SectionViewProps<RoomsContent>, 'content' | 'words' | 'title'>;

/** The table says the price of a night by room and season; it scrolls by hand where it is wider than the page. */
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
                const text = priceText(price?.price ?? '');
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
