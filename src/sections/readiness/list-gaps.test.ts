import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { EMPTY_BUSINESS } from '@/core/business';
import type { Locale } from '@/core/locale/locale';
import { getSampleAccount } from '@/core/sample-account';
import { findFormattedName, identifyText } from '@/core/text-format';
import { getDefaultWebsiteHours, type WebsiteHours } from '@/core/website-hours';
import type { PageCircumstances } from '../definition/define-readiness';
import { definitions, sectionTypes } from '../page/definitions';
import { parsePage } from '../page/page';
import { countFacts, listGaps } from './list-gaps';
import { findReadiness } from './readiness-by-type';
import { collectSampleFacts } from './sample-facts';

const closed: WebsiteHours = {
  ...getDefaultWebsiteHours(),
  week: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
};
const contact = stored('contact', { title: '', fields: ['name', 'email', 'message'] });
const info = { name: '', email: '', phone: '+421 900 000 111', website: '', address: '', hours: '' };
const cut = { id: 'cut', name: 'Strih', duration: 60, price: 0, description: '' };
const visits = { title: '', bookingType: 'hourly', hours: 'website', services: [cut] };
const soap = {
  id: 'soap',
  name: 'Mydlo',
  description: 'Levanduľové',
  price: '6 €',
  images: ['', '', ''],
  ...{ accountNumber: 'SK00', accountHolder: 'Dielňa', swiftCode: 'TATRSKBX' },
};

function stored(type: string, content: StoredSection['content']): StoredSection {
  return { id: `${type}-1`, type, title: '', content, order: 0 };
}

/** Writes a long text of this name whose first letters lead to a place. */
function linked(name: string, href: string): StoredSection['content'] {
  const text = 'Napíšte nám';
  const marks = [{ kind: 'link', from: 0, to: 7, href }];
  return { [name]: text, [`${name}Format`]: { madeFor: identifyText(text), lines: [], marks } };
}

/** Lists the gaps of a page that visitors can write to, by kind and place. */
function gapsOf(type: string, content: StoredSection['content'], circumstances: PageCircumstances = {}) {
  const { sections } = parsePage({ sections: [stored(type, content), { ...contact, order: 1 }] });
  const gaps = listGaps({ description: '', sections }, circumstances, null);
  return gaps.map(({ kind, path }) => (path === '' ? kind : `${kind} ${path}`));
}

describe('a section', () => {
  const button = { title: 'Vitajte', buttonText: 'Ďalej' };
  const gone = 'link content.buttonUrl';
  it.each<[name: string, type: string, content: StoredSection['content'], PageCircumstances, string[]]>([
    ['nothing in it', 'gallery', { images: [] }, {}, ['empty']],
    ['hours that are not set', 'hours', { note: '' }, { hours: null }, ['empty']],
    ['hours that are not known', 'hours', { note: '' }, {}, []],
    ['a button to a section', 'hero', { ...button, buttonUrl: '#contact-1' }, {}, []],
    ['a button to a section that is gone', 'hero', { ...button, buttonUrl: '#booking-9' }, {}, [gone]],
    ['a button to a section that is named by hand', 'hero', { ...button, buttonUrl: '#Contact' }, {}, []],
    ['a button to a refused address', 'band', { ...button, buttonUrl: 'javascript:alert(1)' }, {}, [gone]],
    ['words that lead to a section', 'article', { title: '', ...linked('content', '#contact') }, {}, []],
    [
      'words that lead elsewhere',
      'article',
      { title: '', ...linked('content', 'https://example.com') },
      {},
      [],
    ],
    [
      'words that lead to a section that is gone',
      'article',
      { title: '', ...linked('content', '#booking-9') },
      {},
      ['link content.content'],
    ],
    [
      'words of an item that lead to a section that is gone',
      'faq',
      { questions: [{ id: 'a', question: 'Kedy?', ...linked('answer', '#booking-9') }] },
      {},
      ['link content.questions.0.answer'],
    ],
    ['a button that leads nowhere by choice', 'band', { ...button, buttonUrl: '' }, {}, []],
    ['a phone number', 'contact-info', info, {}, []],
    [
      'no phone number',
      'contact-info',
      { ...info, phone: ' ', address: 'Dolná 1' },
      {},
      ['phone content.phone'],
    ],
    ['a refused website', 'contact-info', { ...info, website: 'data:x' }, {}, ['link content.website']],
    [
      'hours to show',
      'contact-info',
      { ...info, showsHours: true },
      { hours: null },
      ['hours content.hours'],
    ],
    ['hours in words', 'contact-info', { ...info, showsHours: true, hours: '9–17' }, { hours: null }, []],
    ['hours to show that are set', 'contact-info', { ...info, showsHours: true }, { hours: closed }, []],
    ['times to book', 'booking', visits, { hours: getDefaultWebsiteHours() }, []],
    ['times of hours that are not known', 'booking', visits, {}, []],
    ['times of hours that are not set', 'booking', visits, { hours: null }, ['hours']],
    ['no times', 'booking', visits, { hours: closed }, ['times']],
    ['nobody to book', 'booking', { ...visits, isByPeople: true }, { bookablePeople: 0 }, ['times']],
    ['somebody to book', 'booking', { ...visits, isByPeople: true }, { bookablePeople: 1 }, []],
    [
      'a service that is longer than any opening',
      'booking',
      { ...visits, services: [cut, { ...cut, id: 'all-day', duration: 600 }] },
      { hours: getDefaultWebsiteHours() },
      ['length content.services.1.duration'],
    ],
    [
      'a seller',
      'products',
      { products: [soap] },
      { business: { ...EMPTY_BUSINESS, sellerName: 'Dielňa' } },
      [],
    ],
    ['no seller', 'products', { products: [soap] }, { business: EMPTY_BUSINESS }, ['seller']],
    ['a seller that is not known', 'products', { products: [soap] }, {}, []],
    ['no terms', 'products', { products: [soap] }, { legal: ['imprint', 'privacy'] }, ['terms']],
    ['terms', 'products', { products: [soap] }, { legal: ['terms'] }, []],
    ['terms without anything to order', 'products', { products: [] }, { legal: [] }, ['empty']],
    [
      "a stranger's account",
      'products',
      { products: [soap, { ...soap, id: 'wax', ...getSampleAccount('sk') }] },
      {},
      ['account content.products.1.accountNumber'],
    ],
    [
      'pictures that say nothing',
      'gallery',
      {
        images: [
          { url: '/uploads/a.jpg', caption: 'Kreslo' },
          { url: '/uploads/b.jpg', caption: ' ' },
        ],
      },
      {},
      ['picture content.images.1.alt'],
    ],
    [
      'a picture that says nothing',
      'description',
      { text: 'A', imageUrl: '/uploads/a.jpg' },
      {},
      ['picture content.alt'],
    ],
    ['a text without a picture', 'description', { text: 'A' }, {}, []],
    [
      'a room that cannot be booked any more',
      'rooms',
      { rooms: [{ id: 'one', name: 'Izba', bookingServiceId: 'gone' }] },
      {},
      ['link content.rooms.0.bookingServiceId'],
    ],
    [
      'a refused network',
      'social',
      { links: { facebook: 'javascript:1', instagram: 'https://example.com' } },
      {},
      ['link content.links.facebook'],
    ],
  ])('with %s', (_name, type, content, circumstances, gaps) => {
    expect(gapsOf(type, content, circumstances)).toEqual(gaps);
  });
});

describe('a page', () => {
  it('is told of hours that came with a template', () => {
    const week = { ...getDefaultWebsiteHours().week, saturday: [{ start: '08:00', end: '12:00' }] };
    const workingHours = { saturday: { enabled: true, start: '08:00', end: '12:00' } };
    const [booking] = parsePage({ sections: [stored('booking', { ...visits, workingHours })] }).sections;
    if (booking?.type !== 'booking') throw new Error('It can be booked');
    const samples = collectSampleFacts([booking], []);
    const gapsAt = (hours: WebsiteHours) =>
      listGaps({ description: '', sections: [booking] }, { hours }, samples).filter(
        ({ path }) => path === 'hours',
      );
    expect(gapsAt({ ...getDefaultWebsiteHours(), week })).toMatchObject([
      { kind: 'sample', screen: 'hours' },
    ]);
    expect(gapsAt({ ...getDefaultWebsiteHours(), week, isOwn: true })).toEqual([]);
    expect(gapsAt(getDefaultWebsiteHours())).toEqual([]);
    const besideSections = collectSampleFacts([], [], [week]);
    const shown = parsePage({ sections: [stored('hours', {})] });
    const hours = { ...getDefaultWebsiteHours(), week };
    expect(listGaps({ ...shown, description: '' }, { hours }, besideSections)).toContainEqual(
      expect.objectContaining({ kind: 'sample', screen: 'hours' }),
    );
  });

  it('is to have a way to its owner', () => {
    const { sections } = parsePage({ sections: [stored('heading', { text: 'Dielňa' })] });
    expect(listGaps({ description: '', sections }, {}, null)).toEqual([
      { kind: 'contact', path: '', sectionId: null },
    ]);
    expect(gapsOf('heading', { text: 'Dielňa' })).toEqual([]);
  });

  it('is told of missing hours once, whichever of its sections show them', () => {
    const { sections } = parsePage({
      sections: [
        stored('booking', visits),
        { ...stored('contact-info', { ...info, showsHours: true }), order: 1 },
      ],
    });
    const gaps = listGaps({ description: '', sections }, { hours: null }, null);
    expect(gaps.map(({ kind, sectionId }) => [kind, sectionId])).toEqual([['hours', 'booking-1']]);
  });

  it('is told of samples fact by fact, and together where there are many of a name', () => {
    const items = ['Strih', 'Melír', 'Účes', 'Farba'].map((title, index) => ({
      ...{ id: `item-${index}`, title, price: `${index + 1}0 €` },
      description: '',
    }));
    const samples = collectSampleFacts(
      [{ type: 'services', content: { services: items } }],
      ['Strihy a farby'],
    );
    const own = items.map((item, index) => ({
      ...item,
      title: index === 0 ? item.title : `Moje ${item.title}`,
    }));
    const { sections } = parsePage({
      sections: [stored('services', { services: own }), { ...contact, order: 1 }],
    });
    const told = listGaps({ description: 'Strihy a farby ', sections }, {}, samples);
    expect(told).toMatchObject([
      { kind: 'sample', path: 'description', sectionId: null, text: 'Strihy a farby' },
      { path: 'content.services.0.title', item: 'Strih', text: 'Strih' },
      { path: 'content.services.0.price', label: 'sections.services.price', count: 4 },
    ]);
    const whole = parsePage({ sections: [stored('services', { services: items })] });
    expect(listGaps({ ...whole, description: '' }, {}, samples).at(-1)).toMatchObject({
      path: '',
      isWhole: true,
    });
  });
});

it('every type says what is to be right with it', () => {
  expect(sectionTypes.filter((type) => findReadiness(type) === null)).toEqual([]);
});

/** Lists the fields of a schema as facts are written, with a star for each item of a list or each key of a record. */
function listFields(schema: unknown, path: readonly string[] = []): string[] {
  const { shape, element, valueType, innerType, options, out } = readDefinition(schema);
  const inner = [innerType, out, ...(options ?? [])].flatMap((one) => (one ? listFields(one, path) : []));
  const items = [element, valueType].flatMap((one) => (one ? listFields(one, [...path, '*']) : []));
  const fields = Object.entries(shape ?? {}).flatMap(([name, one]) => listFields(one, [...path, name]));
  return [path.join('.'), ...inner, ...items, ...fields];
}

interface SchemaDefinition {
  shape?: Record<string, unknown>;
  element?: unknown;
  valueType?: unknown;
  innerType?: unknown;
  options?: readonly unknown[];
  out?: unknown;
}

function readDefinition(schema: unknown): SchemaDefinition {
  return (schema as { _zod: { def: SchemaDefinition } })._zod.def;
}

it('every long text is a fact of its type, so that its links are looked at', () => {
  const longTexts = sectionTypes.flatMap((type) =>
    [...new Set(listFields(definitions[type].content.saved))].flatMap((field) => {
      const text = findFormattedName(field);
      return text === null ? [] : [{ type, text }];
    }),
  );
  expect(longTexts).toContainEqual({ type: 'rooms', text: 'rooms.*.text' });
  expect(longTexts).toContainEqual({ type: 'faq', text: 'questions.*.answer' });
  expect(longTexts.filter(({ type, text }) => !findReadiness(type)?.facts[text])).toEqual([]);
});

it('a description that is empty is no fact, though a plan without room for one leaves it so', () => {
  const samples = collectSampleFacts([], ['', 'Strihy a farby']);
  const count = (description: string) => countFacts({ description, sections: [] }, {}, samples);
  expect(count(' ')).toEqual({ all: 0, own: 0 });
  expect(count('Strihy a farby')).toEqual({ all: 1, own: 0 });
  expect(count('Moje')).toEqual({ all: 1, own: 1 });
});

describe('an imprint', () => {
  const { sections } = parsePage({ sections: [contact] });
  const kindsIn = (language: Locale, legal?: PageCircumstances['legal']) =>
    listGaps({ description: '', language, sections }, { legal }, null).map(({ kind, screen }) => [
      kind,
      screen,
    ]);

  it('is missing on a page in German only, and where it is known', () => {
    expect(kindsIn('de', ['terms'])).toEqual([['imprint', 'legal']]);
    expect(kindsIn('de', ['imprint'])).toEqual([]);
    expect(kindsIn('de')).toEqual([]);
    expect(kindsIn('sk', [])).toEqual([]);
  });
});
