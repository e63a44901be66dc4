import type { ReactNode } from 'react';
import { toAddressLine } from '@/core/business';
import { toEmailLink, toMapLink, toPhoneLink, toSafeLink } from '@/core/link';
import { isBig } from '@/core/text';
import type { Opening } from '@/core/website-hours';
import {
  defineView,
  type SectionViewProps,
  type SiteWords,
  type WordsOf,
} from '../../visitor-kit/define-view';
import { type FieldMark, useFieldMarks } from '../../visitor-kit/field-marks';
import { FieldSpot } from '../../visitor-kit/field-spot';
import { SectionFrame, SectionTitle } from '../../visitor-kit/frame';
import { LinkedText } from '../../visitor-kit/linked-text';
import { LongText } from '../../visitor-kit/long-text';
import { formatOpenState, listSpecialLines, listWeekLines } from '../../visitor-kit/shown-hours';
import { SiteLink } from '../../visitor-kit/site-link';
import areaCss from './area.css?inline';
import contactInfoCss from './contact-info.css?inline';
import { type ContactInfoContent, contactInfo, type Place, type WayPoint } from './definition';
import doorCss from './door.css?inline';
import { AREA_RADIUS, drawArea } from './draw-area';
import { drawWay } from './draw-way';
import profileCss from './profile.css?inline';
import stripCss from './strip.css?inline';

function ContactInfoView(props: SectionViewProps<ContactInfoContent>) {
  const { id, title, content, words, mode, frame, layout } = props;
  const mark = useFieldMarks('content');
  const isBase = layout === 'facts';
  return (
    <SectionFrame {...frame} className={isBase ? 's-flow s-info' : 's-wide s-info'} isTitled={title !== ''}>
      <SectionTitle id={id} mode={mode} title={title} />
      {layout === 'door' && <Door content={content} words={words.contactLayouts} />}
      {layout === 'area' && <Area places={content.places ?? []} words={words.contactLayouts} />}
      {layout === 'profile' && <Way way={content.way ?? []} />}
      <div>
        {content.description.trim() !== '' && (
          <div className="s-text" {...mark('rich', 'description')}>
            <LongText
              text={content.description}
              format={content.descriptionFormat}
              level={title === '' ? 2 : 3}
            />
          </div>
        )}
        <Facts {...props} />
      </div>
    </SectionFrame>
  );
}

function Facts({ content, words, opening, frame, layout }: SectionViewProps<ContactInfoContent>) {
  const mark = useFieldMarks('content');
  const labels = words.contactInfo;
  const name = content.name.trim();
  const address = content.address.trim();
  // The address stands on the door.
  const isAddressShown = address !== '' && layout !== 'door';
  return (
    <dl className="s-facts">
      <Fact
        label={labels.phone}
        value={content.phone}
        href={toPhoneLink(content.phone)}
        mark={mark('line', 'phone')}
        canBeBig
      />
      <Fact
        label={labels.email}
        value={content.email}
        href={toEmailLink(content.email)}
        mark={mark('line', 'email')}
        canBeBig
      />
      {isAddressShown && (
        <Fact
          label={labels.address}
          // The name is the first line of the address where there is one, as on an envelope.
          value={`${name}\n${address}`}
          marked={mark('lines', 'address') && <NameAndAddress name={name} address={address} />}
          // Pages without a look are drawn as they always were, without this link.
          href={frame.layout === undefined ? null : toMapLink(toAddressLine(address))}
        />
      )}
      {content.showsHours && opening ? (
        <WebsiteHours opening={opening} words={{ ...labels, locale: words.locale }} />
      ) : (
        <Fact label={labels.hours} value={content.hours} mark={mark('lines', 'hours')} />
      )}
      <Fact label={labels.name} value={address === '' ? name : ''} mark={mark('line', 'name')} />
      <Fact
        label={labels.website}
        value={content.website.trim().replace(/^https?:\/\/|\/$/g, '')}
        href={toSafeLink(content.website)}
        mark={mark('line', 'website')}
      />
    </dl>
  );
}

/** Draws the first two fields of an envelope, each of which can be edited. */
function NameAndAddress({ name, address }: Pick<ContactInfoContent, 'name' | 'address'>) {
  const mark = useFieldMarks('content');
  return (
    <>
      {name !== '' && (
        <>
          <FieldSpot mark={mark('line', 'name')} isInline>
            {name}
          </FieldSpot>
          {'\n'}
        </>
      )}
      <FieldSpot mark={mark('lines', 'address')} isInline>
        {address}
      </FieldSpot>
    </>
  );
}

interface DoorProps {
  content: ContactInfoContent;
  words: SiteWords['contactLayouts'];
}

/** Draws the address as the door of the business. A press on it opens the phone's maps. */
function Door({ content: { name, address }, words }: DoorProps) {
  const mark = useFieldMarks('content');
  return (
    <SiteLink className="s-door" href={toMapLink(toAddressLine(address)) ?? undefined} rel="noopener">
      <svg viewBox="0 0 26 32" aria-hidden="true">
        <path d="M13 31C9 24 2 19 2 12a11 11 0 0 1 22 0c0 7-7 12-11 19z" />
        <circle cx="13" cy="12" r="3.6" />
      </svg>
      <span className="s-door-address" data-length={isBig(address) ? undefined : 'l'}>
        {name.trim() !== '' && <small {...mark('line', 'name')}>{name}</small>}
        <FieldSpot mark={mark('lines', 'address')} isInline>
          {address.trim()}
        </FieldSpot>
      </span>
      <span className="s-door-go">{words.openMap}</span>
    </SiteLink>
  );
}

interface AreaProps {
  places: readonly Place[];
  words: SiteWords['contactLayouts'];
}

/**
 * Draws the area to which the business comes: numbers on rings of distance, and beside them the places that they stand for.
 */
function Area({ places, words }: AreaProps) {
  const mark = useFieldMarks('content', 'places');
  const { rings, dots } = drawArea(places);
  const size = AREA_RADIUS + 16;
  return (
    <div className="s-area">
      <svg viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} aria-hidden="true">
        {rings.toReversed().map(({ km, radius }) => (
          <circle key={km} className="s-ring" r={radius} />
        ))}
        {rings.map(({ km, radius }) => (
          <text key={km} className="s-ring-km" {...placeBetween(radius)}>
            {toKm(km)}
          </text>
        ))}
        <circle className="s-start" r="7" />
        {dots.map(({ x, y }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are known by their number
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle className="s-dot" r="14" />
            <text className="s-dot-number" y="5.5">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="s-places" aria-label={words.area}>
        {places.map(({ id, name, km }) => (
          <li key={id}>
            <span {...mark('line', id, 'name')}>{name}</span>
            {km > 0 && <b>{toKm(km)}</b>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns a point inside a ring, between two of the directions in which places lie. */
const placeBetween = (radius: number) => ({
  x: Math.round(Math.sin(BETWEEN) * (radius - INSIDE)),
  y: Math.round(-Math.cos(BETWEEN) * (radius - INSIDE)) + 5,
});
const INSIDE = 20;
const BETWEEN = (157.5 * Math.PI) / 180;

const toKm = (km: number) => `${km}\u00a0km`;

/** Draws the way here: how it rises, and what there is at each point of it. */
function Way({ way }: { way: readonly WayPoint[] }) {
  const fieldMark = useFieldMarks('content', 'way');
  const line = drawWay(way);
  return (
    <div className="s-way">
      <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
        <path className="s-hill" d={`${line}V300H0z`} />
        <path className="s-track" d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol>
        {way.map(({ id, mark, text }) => (
          <li key={id}>
            {mark.trim() !== '' && <b {...fieldMark('line', id, 'mark')}>{mark}</b>}
            <p {...fieldMark('line', id, 'text')}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface WebsiteHoursProps {
  opening: Opening;
  words: WordsOf<'contactInfo'>;
}

/** Shows the website's own hours. A line break ends a line, as in texts of owners. */
function WebsiteHours({ opening, words }: WebsiteHoursProps) {
  return (
    <div>
      <dt>{words.hours}</dt>
      <dd>
        <strong>{formatOpenState(opening, words)}</strong>
        {`\n${listWeekLines(opening, words).join('\n')}`}
        {listSpecialLines(opening, words).map(({ days, note }) => (
          <p key={days}>
            <strong>{days}</strong>
            {note && `\n${note}`}
          </p>
        ))}
      </dd>
    </div>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** Null if the value is no address that can be followed: then it is shown as text. */
  href?: string | null;
  canBeBig?: boolean;
  /** It says which field is shown; missing where there are two. */
  mark?: FieldMark | undefined;
  /** The value stands here in parts, each of which says which field it shows. */
  marked?: ReactNode;
}

function Fact({ label, value, href, canBeBig = false, mark, marked }: FactProps) {
  const text = value.trim();
  if (text === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd {...mark} className={canBeBig && isBig(text) ? 'is-big' : undefined}>
        {href ? (
          <SiteLink href={href} rel="noopener">
            {marked ?? text}
          </SiteLink>
        ) : (
          (marked ?? <LinkedText text={text} />)
        )}
      </dd>
    </div>
  );
}

export const view = defineView(contactInfo, ContactInfoView, [contactInfoCss], {
  profile: profileCss,
  area: areaCss,
  door: doorCss,
  strip: stripCss,
});
