import { describe, expect, it } from 'vitest';
import type { Section } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { chooseLayouts, type LookLayouts, listFitting } from './choose-layouts';

interface Drawn {
  type: string;
  title?: string;
  content?: Record<string, unknown>;
  layout?: string;
}

function parse(drawn: readonly Drawn[]): readonly Section[] {
  return parsePage({
    sections: drawn.map((section, order) => ({
      title: '',
      content: {},
      id: `${section.type}-${order}`,
      order,
      ...section,
    })),
  }).sections;
}

function layoutsOf(drawn: readonly Drawn[], look?: LookLayouts): (string | undefined)[] {
  return chooseLayouts(parse(drawn), look).map((layout) => layout?.name);
}

const PHOTO = '/images/templates/salon_mirror_ad2e8d9b-1600x1067.jpg';
const SMALL = '/uploads/Aa0_Aa0_Aa0_Aa0_Aa0_-640x480.jpg';
const PORTRAIT = '/uploads/Aa0_Aa0_Aa0_Aa0_Aa0_-1200x1600.jpg';

const hero = (imageUrl = '', title = 'Good morning') => ({ type: 'hero', content: { title, imageUrl } });
const picture = { type: 'description', content: { text: 'A text.', imageUrl: PHOTO } };
const statement = { type: 'description', content: { text: 'One sentence.' } };
const text = { type: 'description', title: 'About', content: { text: 'A text.' } };
const longText = { ...text, content: { text: Array(2).fill('Bread. '.repeat(30)).join('\n\n') } };
const prices = (count: number, pictured = 0, title = 'Bread') => ({
  type: 'services',
  content: {
    services: Array.from({ length: count }, (_each, index) => ({
      id: `${index}`,
      title,
      imageUrl: index < pictured ? PHOTO : undefined,
    })),
  },
});
const gallery = (...urls: string[]) => ({
  type: 'gallery',
  content: { images: urls.map((url) => ({ url, caption: '' })) },
});

const person = (imageUrl = '', about = 'Bakes at night.') => ({ name: 'Eva', imageUrl, text: about });
const team = (...people: object[]) => ({
  type: 'team',
  content: { people: people.map((each, index) => ({ id: `${index}`, ...each })) },
});
const goods = (count: number, imageUrl = '', description = 'From eleven hives.') => ({
  type: 'products',
  content: {
    products: Array.from({ length: count }, (_each, index) => ({
      id: `${index}`,
      name: 'Honey',
      description,
      price: '9',
      images: [imageUrl, '', ''],
      accountNumber: '1',
      accountHolder: 'Eva',
      swiftCode: 'X',
    })),
  },
});
const info = (content: object) => ({
  type: 'contact-info',
  content: { phone: '+421 900 000 123', ...content },
});
const points = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({ id: `${index}`, mark: '', text: 'The chapel' }));
const places = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({ id: `${index}`, name: 'Zavar', km: index }));
const poll = (option: string) => ({
  type: 'poll',
  content: { question: 'Which?', options: [option, 'B', 'C'] },
});
const booking = (bookingType: string) => ({ type: 'booking', content: { bookingType } });
const nights = (rooms: number, description = '') => ({
  type: 'booking',
  content: {
    bookingType: 'daily',
    services: Array.from({ length: rooms }, (_, index) => ({ id: `${index}`, name: 'Room', description })),
  },
});

describe('without a look', () => {
  it('draws every type as it always was', () => {
    expect(layoutsOf([hero(PHOTO), text, statement, prices(3, 3), gallery(PHOTO, PORTRAIT)])).toEqual([
      'cover',
      'plain',
      'plain',
      'list',
      'rows',
    ]);
  });
  it('draws what there was not then, too: pictures beside texts, the way to the door, places around', () => {
    expect(layoutsOf([picture, picture, info({ way: points(4) }), info({ places: places(4) })])).toEqual([
      'left',
      'right',
      'profile',
      'area',
    ]);
  });
  it('follows the owner', () => {
    expect(layoutsOf([{ ...picture, layout: 'right' }])).toEqual(['right']);
  });
});

describe('weeks that an owner has filled in', () => {
  const week = { monday: '2026-11-30', state: 'free' };
  const weeks = { type: 'hours', content: { note: '', weeks: [week] } };
  const hours = { type: 'hours', content: { note: '', weeks: [] } };
  const at = (drawn: Drawn, wallTime: string, look?: LookLayouts, hasHours = true) =>
    chooseLayouts(parse([drawn]), look, { wallTime, hasHours })[0]?.name;

  it('are drawn as such, with a look and without one', () => {
    expect(layoutsOf([weeks])).toEqual(['weeks']);
    expect(layoutsOf([weeks], { hours: ['tiles'] })).toEqual(['weeks']);
    expect(layoutsOf([hours], { hours: ['weeks', 'tiles'] })).toEqual(['tiles']);
    expect(layoutsOf([{ ...weeks, layout: 'bars' }], {})).toEqual(['bars']);
  });

  it('give way to the hours once they are over, whoever has chosen them', () => {
    const chosen = { ...weeks, layout: 'weeks' };
    for (const drawn of [weeks, chosen]) {
      expect(at(drawn, '2026-12-06 23:59')).toBe('weeks');
      expect(at(drawn, '2026-12-07 00:00')).toBe('table');
      expect(at(drawn, '2026-12-07 00:00', { hours: ['tiles'] })).toBe('tiles');
    }
  });

  it('stand in place of hours that are not set, whatever the owner has chosen', () => {
    const chosen = { ...weeks, layout: 'bars' };
    expect(at(chosen, '2026-12-01 09:00')).toBe('bars');
    expect(at(chosen, '2026-12-01 09:00', undefined, false)).toBe('weeks');
    expect(at({ type: 'hours', content: { note: '' } }, '2026-12-01 09:00', undefined, false)).toBe('table');
  });
});

describe("the owner's choice", () => {
  it.each<[string, Drawn, string]>([
    ['wins where the content fits it', { ...picture, layout: 'plain' }, 'plain'],
    ['wins over the look', { ...hero(PHOTO), layout: 'behind' }, 'behind'],
    ['gives way to the proposal where it does not fit', { ...text, layout: 'left' }, 'plain'],
    ['gives way where its layout is unknown', { ...hero(), layout: 'spiral' }, 'type'],
  ])('%s', (_name, section, layout) => {
    expect(layoutsOf([section], { hero: ['full', 'type'] })).toEqual([layout]);
  });
});

describe('what a look proposes', () => {
  it.each<[string, Drawn, LookLayouts, string]>([
    ['its first that fits', hero(PHOTO), { hero: ['full', 'type'] }, 'full'],
    ['its next where the first does not fit', hero(SMALL), { hero: ['full', 'type'] }, 'type'],
    ['its own before what suits', hero(PHOTO), { hero: ['beside'] }, 'beside'],
    ['a place for a portrait before its own', hero(PORTRAIT), { hero: ['type'] }, 'beside'],
    ['a place for a picture before its own', picture, { description: ['plain'] }, 'left'],
    ['what suits where it names none', hero(PHOTO), {}, 'full'],
    ['what suits where none of its own fits', hero(PORTRAIT), { hero: ['sign', 'full'] }, 'beside'],
    ['columns for a long text of paragraphs', longText, {}, 'columns'],
    ['its own before columns', longText, { description: ['plain'] }, 'plain'],
    ['the first of the type at last', { ...text, content: { text: 'a'.repeat(500) } }, {}, 'plain'],
  ])('%s', (_name, section, look, layout) => {
    expect(layoutsOf([section], look)).toEqual([layout]);
  });

  it('is taken by its content', () => {
    const look = { services: ['cards', 'board'], gallery: ['masonry', 'large'] };
    expect(
      layoutsOf(
        [
          prices(60),
          prices(3),
          prices(4),
          prices(4, 4),
          prices(13, 13, 'Bread of a long and windy name'),
          prices(1, 1),
        ],
        look,
      ),
    ).toEqual(['list', 'list', 'board', 'cards', 'list', 'cards']);
    expect(
      layoutsOf([gallery(PHOTO), gallery(...Array(4).fill(PHOTO)), gallery(...Array(60).fill(PHOTO))], look),
    ).toEqual(['rows', 'large', 'rows']);
  });

  it('keeps categories out of a price board', () => {
    const board = prices(4);
    const services = board.content.services.map((service) => ({ ...service, category: 'Loaves' }));
    expect(layoutsOf([{ ...board, content: { services } }], { services: ['board'] })).toEqual(['list']);
  });

  it('sets a short name as wide as the page, once', () => {
    const look = { hero: ['fit', 'type'] };
    expect(layoutsOf([hero('', 'Bread Bin'), hero('', 'Bread Bin')], look)).toEqual(['fit', 'type']);
    expect(layoutsOf([hero('', 'Bread for the whole town')], look)).toEqual(['type']);
  });

  it('leaves a section of one layout and an unknown one as they are', () => {
    expect(layoutsOf([{ type: 'heading', content: { text: 'Prices' } }, { type: 'future' }], {})).toEqual([
      'base',
      undefined,
    ]);
  });
});

describe('what suits the content', () => {
  it.each<[string, Drawn, string, LookLayouts?]>([
    ['people with pictures stand as portraits', team(person(PHOTO), person(PHOTO), person()), 'portraits'],
    ['most people without pictures stand in rows', team(person(PHOTO), person(), person()), 'roster'],
    ['two without pictures are no list', team(person(), person()), 'portraits'],
    ['one with a picture and a text is the host', team(person(PHOTO)), 'host'],
    ['one of whom nothing is said is none', team(person(PHOTO, '')), 'portraits'],
    [
      'the host of a look is nobody among three',
      team(person(), person(), person()),
      'roster',
      { team: ['host'] },
    ],
    ['goods with pictures stand on a shelf', goods(3, PHOTO), 'shelf'],
    ['goods without any stand in rows', goods(3), 'list'],
    ['one without a picture is no list', goods(1), 'shelf'],
    ['many goods stand in rows', goods(13, PHOTO), 'list'],
    ['goods with figures are plans', goods(3, PHOTO, 'Floor area: 118 m²\nPlot: 620 m²'), 'plans'],
    ['figures alone are none', goods(3, '', 'Floor area: 118 m²\nPlot: 620 m²'), 'list'],
    ['facts stand beside their title', info({ address: 'Vzorová 14' }), 'facts'],
    ['a way is drawn', info({ way: points(2) }), 'profile'],
    ['a way of one point is none', info({ way: points(1) }), 'facts'],
    ['an area is drawn', info({ places: places(2) }), 'area'],
    ['one place is no area', info({ places: places(1) }), 'facts'],
    [
      'an address is a door where the look says so',
      info({ address: 'A 1' }),
      'door',
      { 'contact-info': ['door'] },
    ],
    ['no address is no door', info({ email: 'a@example.com' }), 'facts', { 'contact-info': ['door'] }],
    ['a few facts stand in a row', info({ email: 'a@example.com' }), 'strip', { 'contact-info': ['strip'] }],
    ['one fact is no row', info({}), 'facts', { 'contact-info': ['strip'] }],
    [
      'a week of hours is no row',
      info({ email: 'a', showsHours: true }),
      'facts',
      { 'contact-info': ['strip'] },
    ],
    [
      'a form of somebody who answers is a panel',
      { type: 'contact', content: { answeredBy: 'Eva' } },
      'panel',
    ],
    ['a form of nobody is none', { type: 'contact' }, 'form', { contact: ['panel'] }],
    ['any form is a letter where the look says so', { type: 'contact' }, 'letter', { contact: ['letter'] }],
    ['a poll is a list', poll('A'), 'list'],
    ['a poll of short answers stands in tiles', poll('A'), 'tiles', { poll: ['tiles'] }],
    ['a long answer does not', poll('a'.repeat(29)), 'list', { poll: ['tiles'] }],
    ['visits are booked in a form', booking('hourly'), 'form'],
    ['nights are booked by months', booking('daily'), 'months'],
    ['those of two rooms in rows where the look says so', nights(2), 'rows', { booking: ['rows'] }],
    ['those of ten too', nights(10), 'rows', { booking: ['rows'] }],
    ['those of one room are not', nights(1), 'months', { booking: ['rows'] }],
    ['nor those of eleven', nights(11), 'months', { booking: ['rows'] }],
    ['nor where a room is described', nights(2, 'a'.repeat(61)), 'months', { booking: ['rows'] }],
  ])('%s', (_name, section, layout, look = {}) => {
    expect(layoutsOf([section], look)).toEqual([layout]);
  });
});

describe('turns', () => {
  it.each<[string, readonly Drawn[], readonly string[]]>([
    ['pictures stand left and right in turn', [picture, picture, picture], ['left', 'right', 'left']],
    ['others between them change nothing', [picture, prices(3), picture], ['left', 'list', 'right']],
    ['the owner begins', [{ ...picture, layout: 'right' }, picture], ['right', 'left']],
  ])('%s', (_name, drawn, layouts) => {
    expect(layoutsOf(drawn, {})).toEqual(layouts);
  });
});

describe('once', () => {
  it.each<[string, readonly Drawn[], readonly string[]]>([
    ['is the first only', [statement, statement], ['statement', 'plain']],
    [
      'counts what the owner has chosen',
      [{ ...statement, layout: 'statement' }, statement],
      ['statement', 'plain'],
    ],
    [
      'does not hold for the owner',
      [statement, { ...statement, layout: 'statement' }],
      ['statement', 'statement'],
    ],
  ])('%s', (_name, drawn, layouts) => {
    expect(layoutsOf(drawn, {})).toEqual(layouts);
  });
});

it('lists the layouts that the content fits', () => {
  const [section] = parse([{ ...picture, title: 'About' }]);
  if (!section || section.type === 'unknown') throw new Error('The section is known');
  expect(listFitting(section).map(({ name }) => name)).toEqual(['plain', 'left', 'right']);
});
