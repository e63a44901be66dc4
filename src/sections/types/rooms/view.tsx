import { safeImageUrl } from '@/core/link';
import { priceText } from '@/core/money';
import { paragraphs } from '@/core/text';
import { defineView, type SectionViewProps, type SiteWords } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { LongText } from '../../visitor-kit/long-text';
import { useLinkedHref } from '../../visitor-kit/page-places';
import { SiteLink } from '../../visitor-kit/site-link';
import alternatingCss from './alternating.css?inline';
import cardsCss from './cards.css?inline';
import {
  findLowestPrice,
  type Room,
  type RoomPicture,
  type RoomPrice,
  type RoomsContent,
  rooms,
} from './definition';
import { PriceTable } from './price-table';
import pricesCss from './prices.css?inline';
import ratesCss from './rates.css?inline';
import roomsCss from './rooms.css?inline';
import tableCss from './table.css?inline';

/** Half of a wide page and more, all of a phone. */
const SIZES = '(min-width: 84rem) 44rem, (min-width: 52rem) 54vw, 92vw';
const CARD_SIZES = '(min-width: 84rem) 24rem, (min-width: 36rem) 46vw, 92vw';
const SMALL_SIZES = '(min-width: 52rem) 8rem, 18vw';

type ViewProps = SectionViewProps<RoomsContent>;

function RoomsView(props: ViewProps) {
  const { id, title, content, words, mode, frame, layout } = props;
  return (
    <SectionFrame {...frame} className="s-rooms" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <ul className={isInTurn(layout) ? 's-room-list is-alternating' : 's-room-list'}>
        {content.rooms.map((room, index) => (
          <RoomItem key={room.id} {...props} room={room} isFirst={props.isFirst && index === 0} />
        ))}
      </ul>
      {layout === 'rates' && <h3 className="s-rates-title">{words.rooms.prices}</h3>}
      {hasTable(layout) && <PriceTable content={content} words={words} title={title} />}
    </SectionFrame>
  );
}

/** Pictures stand left and right in turn. */
const isInTurn = (layout: string) => layout === 'alternating' || layout === 'rates';
/** All prices stand in one table below the rooms. */
const hasTable = (layout: string) => layout === 'prices' || layout === 'rates';

type RoomItemProps = Pick<ViewProps, 'mode' | 'words' | 'layout' | 'isFirst'> & { room: Room };

function RoomItem({ room, mode, words, layout, isFirst }: RoomItemProps) {
  const { name, text, textFormat, size, beds, equipment, prices } = room;
  const mark = useFieldMarks('content', 'rooms', room.id);
  const facts = [
    { fact: size, steps: ['size'] },
    { fact: beds, steps: ['beds'] },
    ...equipment.map((fact, index) => ({ fact, steps: ['equipment', String(index)] })),
  ].filter(({ fact }) => fact.trim() !== '');
  const pictures = listPictures(room, mode);
  const sizes = isInTurn(layout) ? SIZES : CARD_SIZES;
  return (
    <li className={pictures.length > 0 ? undefined : 'is-bare'}>
      {pictures.length > 0 && (
        <RoomPictures roomId={room.id} pictures={pictures} sizes={sizes} isFirst={isFirst} words={words} />
      )}
      <div className="s-room">
        <h3 {...mark('line', 'name')}>{name}</h3>
        {paragraphs(text).length > 0 && (
          <div className="s-room-text" {...mark('rich', 'text')}>
            <LongText text={text} format={textFormat} level={4} isSmall />
          </div>
        )}
        {facts.length > 0 && (
          <ul className="s-kit">
            {facts.map(({ fact, steps }) => (
              <li key={steps.join()} {...mark('line', ...steps)}>
                {fact}
              </li>
            ))}
          </ul>
        )}
        {prices.length > 0 && !hasTable(layout) && (
          <dl className="s-seasons">
            {prices.map((price) => (
              <div key={price.id}>
                {price.label.trim() !== '' && (
                  <dt {...mark('line', 'prices', price.id, 'label')}>{price.label}</dt>
                )}
                <dd {...mark('line', 'prices', price.id, 'price')}>{priceText(price.price)}</dd>
              </div>
            ))}
          </dl>
        )}
        {layout === 'rates' && <LowestPrice prices={prices} words={words} />}
        <NightsLink room={room} words={words} />
      </div>
    </li>
  );
}

/** The first picture large, the others small below it. */
function RoomPictures({
  roomId,
  pictures: [first, ...others],
  sizes,
  isFirst,
  words,
}: Pick<ViewProps, 'isFirst' | 'words'> & {
  roomId: string;
  pictures: readonly ShownPicture[];
  sizes: string;
}) {
  const mark = useFieldMarks('content', 'rooms', roomId, 'pictures');
  return (
    <div className="s-room-pictures">
      {first && (
        <Picture
          url={first.url}
          alt={first.alt ?? ''}
          sizes={sizes}
          isFirst={isFirst}
          words={words}
          mark={mark('picture', first.place, 'url')}
        />
      )}
      {others.length > 0 && (
        <div className="s-room-more">
          {others.map(({ url, alt = '', place }) => (
            <Picture
              key={place}
              url={url}
              alt={alt}
              sizes={SMALL_SIZES}
              isFirst={false}
              words={words}
              mark={mark('picture', place, 'url')}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** A picture with its place among all of its room. */
type ShownPicture = RoomPicture & { place: string };

function listPictures({ pictures }: Room, mode: ViewProps['mode']): ShownPicture[] {
  return pictures
    .map((picture, index) => ({ ...picture, place: String(index) }))
    .filter(({ url }) => (mode === 'public' ? safeImageUrl(url) !== null : url.trim() !== ''));
}

/** Leads to the booking section that has the room; nothing for a room that cannot be booked here. */
function NightsLink({ room, words }: { room: Room; words: SiteWords }) {
  const href = useLinkedHref(room.bookingServiceId ?? '');
  if (room.bookingServiceId === undefined || href === null) return null;
  return (
    <SiteLink className="s-btn" href={href}>
      {words.rooms.chooseNights}
      <span className="s-hide"> {room.name}</span>
    </SiteLink>
  );
}

/** The lowest price of a room whose seasons stand in the table. */
function LowestPrice({ prices, words }: { prices: readonly RoomPrice[]; words: SiteWords }) {
  const lowest = findLowestPrice(prices);
  if (lowest === null) return null;
  const { text, isOnly } = lowest;
  return <p className="s-from">{isOnly ? text : words.rooms.fromPrice.replace('{price}', text)}</p>;
}

export const view = defineView(rooms, RoomsView, [roomsCss], {
  alternating: alternatingCss,
  cards: cardsCss,
  prices: [tableCss, pricesCss],
  rates: [alternatingCss, tableCss, ratesCss],
});
