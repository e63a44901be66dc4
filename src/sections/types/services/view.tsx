import { toSafeImageUrl } from '@/core/link';
import { keepPriceTogether } from '@/core/money';
import { defineView, type SectionViewProps, type SiteWords } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { groupByCategory } from '../../visitor-kit/group-by-category';
import { Picture } from '../../visitor-kit/image';
import { LinkedText } from '../../visitor-kit/linked-text';
import { LongList, ROWS } from '../../visitor-kit/long-list';
import boardCss from './board.css?inline';
import cardsCss from './cards.css?inline';
import { type Service, type ServicesContent, services } from './definition';
import servicesCss from './services.css?inline';
import shelfCss from './shelf.css?inline';

/** The picture takes a third of a wide page, half of a small one, and a part of a phone's row. */
const SIZES = '(min-width: 84rem) 24rem, (min-width: 36rem) 46vw, 38vw';
/** The picture takes a sixth of a wide page and a third of a phone's width. */
const SHELF_SIZES = '(min-width: 52rem) 14rem, 30vw';

function ServicesView(props: SectionViewProps<ServicesContent>) {
  const { id, title, content, mode, frame, layout, words } = props;
  const groups = groupByCategory(content.services);
  const isPictured = layout === 'cards' || layout === 'shelf';
  return (
    <SectionFrame {...frame} className="s-flow s-services" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      {layout === 'cards' && <ServiceCards {...props} />}
      {layout === 'shelf' && <ServiceShelf {...props} />}
      {!isPictured && groups.length === 1 && groups[0]?.category === '' && (
        <ServiceList services={content.services} words={words} />
      )}
      {!isPictured && (groups.length > 1 || groups[0]?.category !== '') && (
        <div className="s-categories">
          {groups.map(({ category, items }) => (
            <div key={items[0]?.id}>
              {category !== '' && <h3>{category}</h3>}
              <ServiceList services={items} words={words} />
            </div>
          ))}
        </div>
      )}
    </SectionFrame>
  );
}

interface ServiceListProps {
  services: readonly Service[];
  words: Pick<SiteWords, 'showAll'>;
}

/** A list of more rows stands in two columns where there is room. */
const ROWS_OF_A_COLUMN = 12;

function ServiceList({ services: list, words }: ServiceListProps) {
  const isMany = list.length > ROWS_OF_A_COLUMN;
  return (
    <LongList items={list} bounds={ROWS} text={words.showAll}>
      {(part) => (
        <ul className={isMany ? 's-prices is-many' : 's-prices'}>
          {part.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      )}
    </LongList>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const mark = useFieldMarks('content', 'services', service.id);
  return (
    <li>
      <h3 {...mark('line', 'title')}>{service.title}</h3>
      {service.price.trim() !== '' && <b {...mark('line', 'price')}>{keepPriceTogether(service.price)}</b>}
      {service.description.trim() !== '' && (
        <p {...mark('line', 'description')}>
          <LinkedText text={service.description} />
        </p>
      )}
    </li>
  );
}

function ServiceCards({ content, mode, isFirst, words }: SectionViewProps<ServicesContent>) {
  const mark = useFieldMarks('content', 'services');
  return (
    <ul className="s-cards">
      {content.services.map(({ id, title, description, price, imageUrl = '' }, index) => {
        const hasPicture = mode === 'public' ? toSafeImageUrl(imageUrl) !== null : imageUrl.trim() !== '';
        return (
          <li key={id}>
            {hasPicture ? (
              <Picture
                url={imageUrl}
                alt=""
                sizes={SIZES}
                isFirst={isFirst && index === 0}
                words={words}
                mark={mark('picture', id, 'imageUrl')}
              />
            ) : (
              <div className="s-frame s-initial" aria-hidden="true">
                {/[\p{L}\p{N}]/u.exec(title)?.[0]?.toUpperCase()}
              </div>
            )}
            <h3 {...mark('line', id, 'title')}>{title}</h3>
            {description.trim() !== '' && (
              <p {...mark('line', id, 'description')}>
                <LinkedText text={description} />
              </p>
            )}
            {price.trim() !== '' && <b {...mark('line', id, 'price')}>{keepPriceTogether(price)}</b>}
          </li>
        );
      })}
    </ul>
  );
}

/** Draws goods on a shelf, each with a price tag below it. */
function ServiceShelf({ content, isFirst, words }: SectionViewProps<ServicesContent>) {
  const mark = useFieldMarks('content', 'services');
  return (
    <ul className="s-shelf">
      {content.services.map(({ id, title, price, imageUrl = '' }, index) => (
        <li key={id}>
          <Picture
            url={imageUrl}
            alt=""
            sizes={SHELF_SIZES}
            isFirst={isFirst && index === 0}
            words={words}
            mark={mark('picture', id, 'imageUrl')}
          />
          <div className="s-shelf-board">
            <div className="s-price-tag">
              <h3 {...mark('line', id, 'title')}>{title}</h3>
              {price.trim() !== '' && <b {...mark('line', id, 'price')}>{keepPriceTogether(price)}</b>}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const view = defineView(services, ServicesView, [servicesCss], {
  cards: cardsCss,
  board: boardCss,
  shelf: shelfCss,
});
