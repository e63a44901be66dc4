import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { parsePage } from '@/sections/page/page';
import { layOutPage } from '@/site/page-layout';
import { SiteBody } from '@/site/site-body';
import { findLowestPrice, listSeasons, type Room, rooms } from './definition';

const PICTURE = { url: '/uploads/abcdefghijklmnop-1600x1067.jpg' };

const room = (name: string, more: Partial<Room> = {}): Room => ({
  id: name,
  name,
  text: '',
  size: '',
  beds: '',
  equipment: [],
  pictures: [],
  prices: [],
  ...more,
});
const prices = (...labels: string[]) => labels.map((label) => ({ id: label, label, price: '90 €' }));

const roomSection = (list: Room[], layout?: string): StoredSection => ({
  id: 'rooms-1',
  type: 'rooms',
  title: 'Rooms',
  content: { rooms: list },
  order: 0,
  layout,
});
const bookingSection = (bookingType: 'daily' | 'hourly', order = 1): StoredSection => ({
  id: `booking-${order}`,
  type: 'booking',
  title: '',
  content: { title: 'Book', bookingType, services: [{ id: 'service-1', name: 'Attic' }] },
  order,
});

const look = { layouts: {}, grounds: { opening: 'dark', footer: 'dark' } } as const;

function htmlOf(sections: StoredSection[]): string {
  const page = parsePage({ sections });
  const site = {
    title: 'House',
    description: '',
    logoUrl: null,
    slug: 'house',
    language: 'en' as const,
    page,
  };
  const layout = layOutPage(page.sections, { mode: 'public' });
  return renderToStaticMarkup(
    <SiteBody site={site} layout={layout} mode="public" words={{ ...en.site, locale: 'en' }} />,
  );
}

describe("the button 'Choose nights'", () => {
  const attic = roomSection([room('Attic', { bookingServiceId: 'service-1' }), room('Cellar')]);

  it('leads to the room in the booking section that has it', () => {
    const html = htmlOf([attic, bookingSection('daily')]);
    expect(html).toContain(
      '<a class="s-btn" href="#booking-1.service-1">Choose nights<span class="s-hide"> Attic</span></a>',
    );
    expect(html).toContain('id="booking-1.service-1"');
    expect(html.match(/Choose nights/g)).toHaveLength(1);
  });

  it('is not there where nobody can book the room by the night', () => {
    expect(htmlOf([attic])).not.toContain('Choose nights');
    expect(htmlOf([attic, bookingSection('hourly')])).not.toContain('Choose nights');
  });
});

describe('the layout', () => {
  const layoutOf = (list: Room[], layout?: string) =>
    layOutPage(parsePage({ sections: [roomSection(list, layout)] }).sections, { mode: 'public', look })
      .sections[0]?.layout;
  const pictured = (count: number, more: Partial<Room> = {}) =>
    Array.from({ length: count }, (_, index) => room(`Room ${index}`, { pictures: [PICTURE], ...more }));

  it('of a few rooms with pictures alternates', () => {
    expect(layoutOf(pictured(2))).toBe('alternating');
    expect(layoutOf(pictured(6))).toBe('alternating');
  });

  it('of many rooms, or of rooms without a picture, is cards', () => {
    expect(layoutOf(pictured(7))).toBe('cards');
    expect(layoutOf([room('Attic'), room('Cellar')])).toBe('cards');
  });

  it('of more than two seasons is a table of prices', () => {
    expect(layoutOf(pictured(3, { prices: prices('Spring', 'Summer') }))).toBe('alternating');
    expect(layoutOf(pictured(3, { prices: prices('Spring', 'Summer', 'Winter') }))).toBe('prices');
    expect(layoutOf(pictured(1, { prices: prices('Spring', 'Summer', 'Winter') }), 'prices')).toBe(
      'alternating',
    );
    expect(layoutOf(pictured(2, { prices: prices('Spring', '', 'Winter') }), 'prices')).toBe('alternating');
  });
});

it('the table of prices is reached by the keyboard and has a name, and says where there is no price', () => {
  const list = [
    room('Attic', { prices: prices('Spring', 'Summer', 'Winter') }),
    room('Cellar', { prices: prices('Summer') }),
  ];
  expect(listSeasons({ rooms: list })).toEqual(['Spring', 'Summer', 'Winter']);
  const html = htmlOf([roomSection(list, 'prices')]);
  expect(html).toContain('<section class="s-scroll" tabindex="0" aria-label="Rooms, Prices by season">');
  expect(html).toContain('<tr><th scope="row">Cellar</th><td>–</td><td>90\u00a0€</td><td>–</td></tr>');
});

describe('rooms in turn above the table of their prices', () => {
  const seasons = prices('Spring', 'Summer', 'Winter');
  const attic = room('Attic', { pictures: [PICTURE], prices: seasons });

  it('each say their lowest price', () => {
    const dearer = seasons.map((price, index) => ({ ...price, price: `${90 + 20 * index} €` }));
    const html = htmlOf([roomSection([attic, room('Cellar', { prices: dearer })], 'rates')]);
    expect(html).toContain('<p class="s-from">90\u00a0€</p>');
    expect(html).toContain('<p class="s-from">from 90\u00a0€</p>');
    expect(html).toContain('<h3 class="s-rates-title">Prices by season</h3>');
    expect(html.match(/<dl/g)).toBeNull();
  });

  it('say none where a price is more than an amount', () => {
    const price = (text: string) => ({ id: text, label: text, price: text });
    expect(findLowestPrice([price('1 200 €'), price('98,50 €'), price('')])).toEqual({
      text: '98,50\u00a0€',
      isOnly: false,
    });
    expect(findLowestPrice([price('98 €'), price('by agreement')])).toBeNull();
    expect(findLowestPrice([price('')])).toBeNull();
  });
});

describe('rooms by number', () => {
  const pictured = (name: string, more: Partial<Room> = {}) => room(name, { pictures: [PICTURE], ...more });
  const noirLook = { layouts: { rooms: ['numbers'] }, grounds: look.grounds } as const;
  const layoutOf = (list: Room[]) =>
    layOutPage(parsePage({ sections: [roomSection(list)] }).sections, { mode: 'public', look: noirLook })
      .sections[0]?.layout;

  it('are three to eight, and one of them has a picture', () => {
    const rooms = (count: number) => Array.from({ length: count }, (_, index) => pictured(`Room ${index}`));
    expect([2, 3, 8, 9].map((count) => layoutOf(rooms(count)))).toEqual([
      'alternating',
      'numbers',
      'numbers',
      'cards',
    ]);
    expect(layoutOf([room('Attic'), room('Cellar'), pictured('Loft')])).toBe('numbers');
    expect(layoutOf([room('Attic'), room('Cellar'), room('Loft')])).toBe('cards');
  });

  it('say their number once, and their button too', () => {
    const list = ['Attic', 'Cellar', 'Loft'].map((name) => pictured(name));
    const html = htmlOf([
      roomSection([...list.slice(0, 2), pictured('Loft', { bookingServiceId: 'service-1' })], 'numbers'),
      bookingSection('daily'),
    ]);
    expect(html).toContain('<div class="s-nr" aria-hidden="true">3</div>');
    expect(html).toContain('<h3><span class="s-hide">Room 3: </span>Loft</h3>');
    expect(html).toContain('<a class="s-btn is-quiet" href="#booking-1.service-1">Nights in room 3</a>');
  });

  it('say what a night costs at least, and all prices in a table below', () => {
    const two = [
      { id: 'a', label: 'Winter', price: '90 €' },
      { id: 'b', label: 'Summer', price: '110 €' },
    ];
    const html = htmlOf([roomSection([pictured('Attic', { prices: two }), room('B'), room('C')], 'numbers')]);
    expect(html).toContain('<p class="s-from">from <b>90\u00a0€</b> a night</p>');
    expect(html).toContain('<table');
    expect(html).not.toContain('<dl');
  });

  it('keep the words of a price that stands alone', () => {
    const alone = (price: string) => pictured(price, { prices: [{ id: 'a', label: '', price }] });
    const html = htmlOf([roomSection([alone('90 €'), alone('from 80 €'), room('C')], 'numbers')]);
    expect(html).toContain('<p class="s-from"><b>90\u00a0€</b> a night</p>');
    expect(html).toContain('<dd>from 80\u00a0€</dd>');
    expect(html).not.toContain('<table');
  });
});

describe('rooms that are saved', () => {
  const problemsOf = (list: unknown[]) =>
    rooms.content.saved
      .safeParse({ rooms: list })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it('have their bounds', () => {
    expect(problemsOf(Array(60).fill(room('Attic')))).toEqual([]);
    expect(problemsOf(Array(61).fill(room('Attic')))).toEqual([['rooms', 'validation.tooManyRooms']]);
    const full = room('Attic', { pictures: Array(6).fill(PICTURE), prices: Array(12).fill(prices('a')[0]) });
    expect(problemsOf([full])).toEqual([]);
    expect(problemsOf([{ ...full, pictures: Array(7).fill(PICTURE) }])).toEqual([
      ['rooms.0.pictures', 'validation.tooManyRoomPictures'],
    ]);
    expect(problemsOf([{ ...full, prices: Array(13).fill(prices('a')[0]) }])).toEqual([
      ['rooms.0.prices', 'validation.tooManyRoomPrices'],
    ]);
    expect(problemsOf([{ ...full, equipment: Array(31).fill('bath') }])).toEqual([
      ['rooms.0.equipment', 'validation.tooMuchEquipment'],
    ]);
  });

  it('have a name, and pictures with a safe address', () => {
    expect(problemsOf([room(' ')])).toEqual([['rooms.0.name', 'validation.serviceTitle']]);
    expect(problemsOf([room('Attic', { pictures: [{ url: 'javascript:alert(1)' }] })])).toEqual([
      ['rooms.0.pictures.0.url', 'validation.imageUrl'],
    ]);
  });
});
