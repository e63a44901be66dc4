import { safeImageUrl } from '@/core/link';
import { priceText } from '@/core/money';
import { paragraphs } from '@/core/text';
import { defineView, type SectionViewProps, type SiteWords } from '../../visitor-kit/define-view';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { Picture } from '../../visitor-kit/image';
import { LongText } from '../../visitor-kit/long-text';
import { useLinkedHref } from '../../visitor-kit/page-places';
import { SiteLink } from '../../visitor-kit/site-link';
import alternatingCss from './alternating.css?inline';
import cardsCss from './cards.css?inline';
import { listSeasons, type Room, type RoomPicture, type RoomsContent, rooms } from './definition';
import pricesCss from './prices.css?inline';
import roomsCss from './rooms.css?inline';

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
      <ul className={layout === 'alternating' ? 's-room-list is-alternating' : 's-room-list'}>
        {content.rooms.map((room, index) => (
          <RoomItem key={room.id} {...props} room={room} isFirst={props.isFirst && index === 0} />
        ))}
      </ul>
      {layout === 'prices' && <PriceTable content={content} words={words} title={title} />}
    </SectionFrame>
  );
}

type RoomItemProps = Pick<ViewProps, 'mode' | 'words' | 'layout' | 'isFirst'> & { room: Room };

function RoomItem({ room, mode, words, layout, isFirst }: RoomItemProps) {
  const { name, text, textFormat, size, beds, equipment, prices } = room;
  const facts = [size, beds, ...equipment].filter((fact) => fact.trim() !== '');
  const pictures = listPictures(room, mode);
  const sizes = layout === 'alternating' ? SIZES : CARD_SIZES;
  return (
    <li className={pictures.length > 0 ? undefined : 'is-bare'}>
      {pictures.length > 0 && (
        <RoomPictures pictures={pictures} sizes={sizes} isFirst={isFirst} words={words} />
      )}
      <div className="s-room">
        <h3>{name}</h3>
        {paragraphs(text).length > 0 && (
          <div className="s-room-text">
            <LongText text={text} format={textFormat} level={4} isSmall />
          </div>
        )}
        {facts.length > 0 && (
          <ul className="s-kit">
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity of their own
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {prices.length > 0 && layout !== 'prices' && (
          <dl className="s-seasons">
            {prices.map((price) => (
              <div key={price.id}>
                {price.label.trim() !== '' && <dt>{price.label}</dt>}
                <dd>{priceText(price.price)}</dd>
              </div>
            ))}
          </dl>
        )}
        <NightsLink room={room} words={words} />
      </div>
    </li>
  );
}

/** The first picture large, the others small below it. */
function RoomPictures({
  pictures: [first, ...others],
  sizes,
  isFirst,
  words,
}: Pick<ViewProps, 'isFirst' | 'words'> & { pictures: readonly RoomPicture[]; sizes: string }) {
  return (
    <div className="s-room-pictures">
      {first && (
        <Picture url={first.url} alt={first.alt ?? ''} sizes={sizes} isFirst={isFirst} words={words} />
      )}
      {others.length > 0 && (
        <div className="s-room-more">
          {others.map(({ url, alt = '' }, index) => (
            <Picture
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice
              key={index}
              url={url}
              alt={alt}
              sizes={SMALL_SIZES}
              isFirst={false}
              words={words}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function listPictures({ pictures }: Room, mode: ViewProps['mode']): RoomPicture[] {
  return pictures.filter(({ url }) => (mode === 'public' ? safeImageUrl(url) !== null : url.trim() !== ''));
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

/** The table says the price of a night by room and season; it scrolls by hand where it is wider than the page. */
function PriceTable({ content, words, title }: Pick<ViewProps, 'content' | 'words' | 'title'>) {
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
              <th scope="row">{roomName}</th>
              {seasons.map((season) => (
                <td key={season}>
                  {priceText(prices.find(({ label }) => label.trim() === season)?.price ?? '') || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const view = defineView(rooms, RoomsView, [roomsCss], {
  alternating: alternatingCss,
  cards: cardsCss,
  prices: pricesCss,
});
