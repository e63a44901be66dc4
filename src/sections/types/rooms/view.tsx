import { toSafeImageUrl } from '@/core/link';
import { splitParagraphs } from '@/core/text';
import { defineView, type SectionViewProps } from '../../visitor-kit/define-view';
import { useFieldMarks } from '../../visitor-kit/field-marks';
import { FieldSpot } from '../../visitor-kit/field-spot';
import { fillWords } from '../../visitor-kit/fill-words';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { useLinkedHref } from '../../visitor-kit/link-targets';
import { LongList, ROWS } from '../../visitor-kit/long-list';
import { LongText } from '../../visitor-kit/long-text';
import { SiteLink } from '../../visitor-kit/site-link';
import alternatingCss from './alternating.css?inline';
import cardsCss from './cards.css?inline';
import { hasTable, type Room, type RoomPicture, type RoomsContent, rooms } from './definition';
import numbersCss from './numbers.css?inline';
import pricesCss from './prices.css?inline';
import ratesCss from './rates.css?inline';
import { PriceTable, RoomPrices } from './room-prices';
import roomsCss from './rooms.css?inline';
import tableCss from './table.css?inline';

/** The picture takes half of a wide page and more, and the whole width of a phone. */
const SIZES = '(min-width: 84rem) 44rem, (min-width: 52rem) 54vw, 92vw';
const NUMBERED_SIZES = '(min-width: 84rem) 34rem, (min-width: 52rem) 42vw, 92vw';
const CARD_SIZES = '(min-width: 84rem) 24rem, (min-width: 36rem) 46vw, 92vw';
const SMALL_SIZES = '(min-width: 52rem) 8rem, 18vw';

type ViewProps = SectionViewProps<RoomsContent>;

function RoomsView(props: ViewProps) {
  const { id, title, content, words, mode, frame, layout } = props;
  const isTabled = hasTable(layout, content);
  return (
    <SectionFrame {...frame} className="s-rooms" isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      <LongList items={content.rooms} bounds={ROWS} text={words.showAll} isApart>
        {(part, start) => (
          <ul className={isInTurn(layout) ? 's-room-list is-alternating' : 's-room-list'}>
            {part.map((room, index) => (
              <RoomItem
                key={room.id}
                {...props}
                room={room}
                number={layout === 'numbers' ? String(start + index + 1) : null}
                isTabled={isTabled}
                isFirst={props.isFirst && start + index === 0}
              />
            ))}
          </ul>
        )}
      </LongList>
      {isTabled && layout !== 'prices' && <h3 className="s-rates-title">{words.rooms.prices}</h3>}
      {isTabled && <PriceTable content={content} words={words} title={title} />}
    </SectionFrame>
  );
}

/** Returns true for layouts in which pictures stand left and right in turn. */
const isInTurn = (layout: string) => layout === 'alternating' || layout === 'rates';

interface RoomItemProps extends Pick<ViewProps, 'mode' | 'words' | 'layout' | 'isFirst'> {
  room: Room;
  /** Null in a layout that does not count the rooms. */
  number: string | null;
  /** True where all prices stand in one table below the rooms. */
  isTabled: boolean;
}

function RoomItem({ room, number, isTabled, mode, words, layout, isFirst }: RoomItemProps) {
  const { name, text, textFormat, size, beds, equipment } = room;
  const mark = useFieldMarks('content', 'rooms', room.id);
  const facts = [
    { fact: size, steps: ['size'] },
    { fact: beds, steps: ['beds'] },
    ...equipment.map((fact, index) => ({ fact, steps: ['equipment', String(index)] })),
  ].filter(({ fact }) => fact.trim() !== '');
  const pictures = listPictures(room, mode);
  const sizes = isInTurn(layout) ? SIZES : number === null ? CARD_SIZES : NUMBERED_SIZES;
  return (
    <li className={pictures.length > 0 ? undefined : 'is-bare'}>
      {number !== null && (
        <div className="s-nr" aria-hidden="true">
          {number}
        </div>
      )}
      {pictures.length > 0 && (
        <RoomPictures roomId={room.id} pictures={pictures} sizes={sizes} isFirst={isFirst} words={words} />
      )}
      <div className="s-room">
        {number === null ? (
          <h3 {...mark('line', 'name')}>{name}</h3>
        ) : (
          <h3>
            <span className="s-hide">{fillWords(words.rooms.roomNumber, { number })} </span>
            <FieldSpot mark={mark('line', 'name')} isInline>
              {name}
            </FieldSpot>
          </h3>
        )}
        {splitParagraphs(text).length > 0 && (
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
        <RoomPrices room={room} layout={layout} isTabled={isTabled} words={words} />
        <NightsLink room={room} number={number} words={words} />
      </div>
    </li>
  );
}

/** Draws the first picture large and the others small below it. */
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

/** `place` is the picture's index among all pictures of its room. */
type ShownPicture = RoomPicture & { place: string };

function listPictures({ pictures }: Room, mode: ViewProps['mode']): ShownPicture[] {
  return pictures
    .map((picture, index) => ({ ...picture, place: String(index) }))
    .filter(({ url }) => (mode === 'public' ? toSafeImageUrl(url) !== null : url.trim() !== ''));
}

/** Draws a link to the booking section that has the room; nothing for a room that cannot be booked here. */
function NightsLink({ room, number, words }: Pick<RoomItemProps, 'room' | 'number' | 'words'>) {
  const href = useLinkedHref(room.bookingServiceId ?? '');
  if (room.bookingServiceId === undefined || href === null) return null;
  if (number !== null) {
    return (
      <SiteLink className="s-btn is-quiet" href={href}>
        {fillWords(words.rooms.nightsInRoom, { number })}
      </SiteLink>
    );
  }
  return (
    <SiteLink className="s-btn" href={href}>
      {words.rooms.chooseNights}
      <span className="s-hide"> {room.name}</span>
    </SiteLink>
  );
}

export const view = defineView(rooms, RoomsView, [roomsCss], {
  alternating: alternatingCss,
  cards: cardsCss,
  numbers: [tableCss, ratesCss, numbersCss],
  prices: [tableCss, pricesCss],
  rates: [alternatingCss, tableCss, ratesCss],
});
