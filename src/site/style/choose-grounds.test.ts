import { describe, expect, it } from 'vitest';
import type { GroundName } from '@/core/theme';
import type { Section } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { looks } from '../looks/looks';
import { chooseGrounds, type LookGrounds } from './choose-grounds';
import { chooseLayouts, type LookLayouts } from './choose-layouts';

interface Drawn {
  type: string;
  title?: string;
  content?: Record<string, unknown>;
  layout?: string;
  ground?: GroundName;
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

function groundsOf(drawn: readonly Drawn[], grounds: LookGrounds, layouts: LookLayouts = {}): GroundName[] {
  const sections = parse(drawn);
  return chooseGrounds(sections, chooseLayouts(sections, layouts), grounds);
}

const PHOTO = '/images/templates/salon_mirror_ad2e8d9b-1600x1067.jpg';
const TALL = '/uploads/Aa0_Aa0_Aa0_Aa0_Aa0_-900x1600.jpg';
const service = (id: string, title: string, imageUrl?: string) => ({ id, title, price: '9 €', imageUrl });

const hero = { type: 'hero', content: { title: 'Good morning' } };
const text = { type: 'description', title: 'About', content: { text: 'A text.' } };
const statement = { type: 'description', content: { text: 'One sentence.' } };
const list = { type: 'services', content: { services: [service('1', 'Bread'), service('2', 'Rolls')] } };
const cards = { type: 'services', content: { services: [service('1', 'Bread', PHOTO)] } };
const board = {
  type: 'services',
  content: { services: ['Cut', 'Beard', 'Fade', 'Shave'].map((title) => service(title, title)) },
  layout: 'board',
};
const booking = { type: 'booking', content: { title: 'Book' } };
const facts = { type: 'contact-info', content: { phone: '+421 900 000 000' } };
const heading = { type: 'heading', content: { text: 'Prices' } };
const poll = { type: 'poll', content: { question: 'Which?', options: ['One', 'Two'] } };
const photos = (urls: readonly string[]) => urls.map((url) => ({ url, caption: '' }));
const gallery = { type: 'gallery', content: { images: photos([PHOTO, PHOTO]) } };
const masonry = { type: 'gallery', content: { images: photos([PHOTO, TALL, PHOTO, TALL, PHOTO]) } };
const large = { type: 'gallery', content: { images: photos([PHOTO, PHOTO, PHOTO, PHOTO]) }, layout: 'large' };
const fullPicture = { type: 'hero', content: { title: 'A long table', imageUrl: PHOTO }, layout: 'full' };
const columns = { type: 'description', title: 'The house', content: { text: 'A.\nB.'.padEnd(400, 'b') } };

const dark: LookGrounds = { opening: 'dark', footer: 'dark' };
const plain: LookGrounds = { opening: 'plain', footer: 'plain' };

describe('the pages of the drawings', () => {
  it.each<[string, keyof typeof looks, readonly Drawn[], readonly GroundName[]]>([
    [
      'the salon',
      'ribbon',
      [
        hero,
        statement,
        cards,
        list,
        { ...text, content: { text: 'A.', imageUrl: PHOTO } },
        masonry,
        booking,
        facts,
      ],
      ['tint', 'plain', 'plain', 'tint', 'plain', 'plain', 'dark', 'tint'],
    ],
    [
      'the inn',
      'linocut',
      [hero, list, fullPicture, columns, booking, facts],
      ['dark', 'tint', 'dark', 'plain', 'dark', 'tint'],
    ],
    [
      'the barber',
      'halftone',
      [hero, statement, cards, board, booking, large, facts],
      ['dark', 'tint', 'plain', 'dark', 'tint', 'dark', 'plain'],
    ],
    [
      // The drawing has an order of cakes on plain between the gallery and the facts, a section that is not here yet.
      'the café',
      'awning',
      [hero, cards, columns, board, poll, gallery, text, facts],
      ['plain', 'tint', 'plain', 'dark', 'plain', 'tint', 'plain', 'dark'],
    ],
  ])('come out as they were drawn: %s', (_name, look, drawn, grounds) => {
    expect(groundsOf(drawn, looks[look].grounds, looks[look].layouts)).toEqual(grounds);
  });
});

describe('what a section stands on', () => {
  it.each<[string, readonly Drawn[], LookGrounds, readonly GroundName[]]>([
    ['a hero that opens the page has the ground of the header', [hero, text], plain, ['plain', 'tint']],
    [
      'a type wishes',
      [hero, list, text, booking, text, text],
      dark,
      ['dark', 'tint', 'plain', 'dark', 'plain', 'plain'],
    ],
    [
      'a look wishes in place of a type',
      [hero, text, text],
      { ...dark, wishes: { description: 'tint' } },
      ['dark', 'tint', 'plain'],
    ],
    [
      'a look wishes in place of a layout',
      [hero, cards, list, text],
      { ...dark, wishes: { 'services cards': 'tint', services: 'plain' } },
      ['dark', 'tint', 'plain', 'plain'],
    ],
    ['two dark neighbours', [hero, booking, text], dark, ['dark', 'tint', 'plain']],
    ['two tinted neighbours', [hero, list, facts, text], dark, ['dark', 'tint', 'plain', 'plain']],
    [
      'a third plain one',
      [hero, text, text, text, booking, text],
      dark,
      ['dark', 'plain', 'plain', 'tint', 'dark', 'plain'],
    ],
    [
      'a plain header counts',
      [text, text, booking, text],
      { opening: 'plain', footer: 'dark' },
      ['plain', 'tint', 'dark', 'plain'],
    ],
    ['a dark header is a neighbour', [booking, text], dark, ['tint', 'plain']],
    [
      'the last has another ground than a dark footer',
      [hero, text, booking],
      dark,
      ['dark', 'plain', 'tint'],
    ],
    ['the last has another ground than a plain footer', [hero, list, text], plain, ['plain', 'tint', 'dark']],
    [
      'the last has another ground than a tinted footer',
      [hero, text, list],
      { opening: 'dark', footer: 'tint' },
      ['dark', 'plain', 'plain'],
    ],
    [
      'a heading stands on the ground of what it names',
      [hero, text, heading, list, text],
      dark,
      ['dark', 'plain', 'tint', 'tint', 'plain'],
    ],
    ['a heading with nothing below it', [hero, booking, heading], dark, ['dark', 'tint', 'plain']],
    ['an unknown section is plain', [hero, { type: 'future' }, text], dark, ['dark', 'plain', 'plain']],
  ])('%s', (_name, drawn, look, grounds) => {
    expect(groundsOf(drawn, look)).toEqual(grounds);
  });

  it.each<[string, readonly Drawn[], readonly GroundName[]]>([
    ['wins', [hero, { ...text, ground: 'dark' }, text], ['dark', 'dark', 'plain']],
    ['wins over the footer', [hero, { ...text, ground: 'dark' }], ['dark', 'dark']],
    ['wins over the opening', [{ ...hero, ground: 'plain' }, text], ['plain', 'plain']],
    ['moves the section below it', [hero, { ...text, ground: 'tint' }, list], ['dark', 'tint', 'plain']],
    ['moves the section above it', [hero, list, { ...text, ground: 'tint' }], ['dark', 'plain', 'tint']],
    ['takes the heading with it', [hero, heading, { ...text, ground: 'tint' }], ['dark', 'tint', 'tint']],
  ])("the owner's choice %s", (_name, drawn, grounds) => {
    expect(groundsOf(drawn, dark)).toEqual(grounds);
  });
});
