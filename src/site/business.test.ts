import { listSchemaProblems } from '@tests/support/schema-org-terms';
import { describe, expect, it } from 'vitest';
import type { PublicSite } from '@/contracts/endpoints/websites';
import { LOCALES } from '@/core/locale/locale';
import type { Tier } from '@/core/plans';
import { getDefaultWebsiteHours, type Opening, type SpecialDays } from '@/core/website-hours';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { toPageData } from '@/sections/page/page';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';
import { templateNames } from '@/templates/trades/templates';
import { describeAddress } from './business';
import { renderSite } from './render-site';
import { toSite } from './site';

type Section = PublicSite['pageData']['sections'][number];

const assets = { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' };

function section(type: SectionType, content: object, title = ''): Section {
  return { id: `${type}-1`, type, title, content: content as Section['content'], order: 0 };
}

/** Describes a page with these sections, as machines read it. */
function describeBusinessOn(
  sections: Section[],
  { opening, ...changes }: Partial<PublicSite> & { opening?: Opening } = {},
  tier?: Tier,
) {
  const site: PublicSite = {
    title: 'Bakery',
    description: '',
    logoUrl: null,
    slug: 'bakery',
    language: 'en',
    pageData: { sections: sections.map((item, order) => ({ ...item, order, id: `${item.type}-${order}` })) },
    ...changes,
  };
  const { html } = renderSite({
    site: { ...toSite(site), ...(opening && { opening }) },
    origin: 'https://example.com',
    assets,
    tier,
  });
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const facts = scripts.map(([, json = '']) => JSON.parse(json));
  const businesses = facts.filter((fact) => fact['@type'] !== 'FAQPage');
  expect(businesses).toHaveLength(1);
  return businesses[0];
}

describe("schema.org's terms", () => {
  it.each(['typical', 'empty', 'extreme'] as const)('are kept to by every section type: %s', (name) => {
    const sections = sectionTypes.map((type) => {
      const { title, content } = sectionFixtures[type][name];
      return section(type, content, title);
    });
    expect(listSchemaProblems(describeBusinessOn(sections))).toEqual([]);
    for (const one of sections) expect(listSchemaProblems(describeBusinessOn([one]))).toEqual([]);
  });

  it.each(templateNames)('are kept to by the template %s in every language', (name) => {
    for (const language of LOCALES) {
      const { description, ...template } = allTemplates[language][name];
      const { sections } = toPageData(createTemplatePage({ ...template, description }, 1));
      expect(listSchemaProblems(describeBusinessOn(sections, { description, language }))).toEqual([]);
    }
  });

  it('are what the check knows: it finds what is not one of them', () => {
    const offer = { '@type': 'Offer', price: '12 €', itemOffered: { '@type': 'Thing' } };
    expect(
      listSchemaProblems({ '@type': 'LocalBusiness', name: 'A', opens: '9:00', makesOffer: [offer] }),
    ).toEqual([
      '$.opens is no property of LocalBusiness',
      '$.makesOffer.price is "12 €"',
      '$.makesOffer.itemOffered may not be a Thing',
      '$.makesOffer.itemOffered is of the unknown type Thing',
    ]);
  });
});

it.each(LOCALES)('names the language of the page: %s', (language) => {
  const business = describeBusinessOn([], { language });
  expect(business.mainEntityOfPage.inLanguage).toBe(language);
  expect(listSchemaProblems(business)).toEqual([]);
});

it('knows a page of nothing but a name', () => {
  expect(describeBusinessOn([])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': 'https://example.com/bakery',
    name: 'Bakery',
    url: 'https://example.com/bakery',
    description: 'Bakery',
    mainEntityOfPage: { '@type': 'WebPage', url: 'https://example.com/bakery', inLanguage: 'en' },
    image: expect.stringMatching(/^https:\/\/example\.com\/share\/bakery\/[\w-]{12}\.png$/),
  });
});

it.each([
  ['accommodation', 'LodgingBusiness'],
  ['salon', 'LocalBusiness'],
  ['construction', 'LocalBusiness'],
] as const)('the kind of the template %s is %s', (name, type) => {
  expect(describeBusinessOn(toPageData(createTemplatePage(allTemplates.en[name], 1)).sections)['@type']).toBe(
    type,
  );
});

it('a page that only sells is a store', () => {
  const products = section('products', sectionFixtures.products.typical.content);
  const services = section('services', sectionFixtures.services.typical.content);
  expect(describeBusinessOn([products])['@type']).toBe('Store');
  expect(describeBusinessOn([products, services])['@type']).toBe('LocalBusiness');
});

describe('opening hours', () => {
  const content = { ...sectionFixtures.booking.typical.content, isOneAtATime: true };

  it('are those of the bookings, days with the same hours together', () => {
    expect(describeBusinessOn([section('booking', content)]).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: '09:00',
        closes: '17:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '09:00',
        closes: '12:30',
      },
    ]);
  });

  it('are none on public holidays, unless the owner opens on one', () => {
    const hours = getDefaultWebsiteHours();
    const opensOn = (date: string): SpecialDays => ({
      id: date,
      from: date,
      until: date,
      intervals: [{ start: '09:00', end: '12:00' }],
      note: '',
      isShown: false,
      isYearly: false,
    });
    const opening = {
      hours: {
        ...hours,
        specialDays: [opensOn('2026-12-24')],
        holidays: { country: 'SK' as const, region: null, open: [] },
      },
      wallTime: '2026-12-20 10:00',
    };
    const { specialOpeningHoursSpecification } = describeBusinessOn([section('hours', {})], { opening });
    const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
    expect(specialOpeningHoursSpecification).toEqual(
      ['2026-12-25', '2026-12-26', '2027-01-01'].map((date) => ({
        ...closed,
        validFrom: date,
        validThrough: date,
      })),
    );
  });

  it('are none for stays, and for a page whose bookings are left out', () => {
    const stays = section('booking', { ...content, bookingType: 'daily' });
    expect(describeBusinessOn([stays])).not.toHaveProperty('openingHoursSpecification');
    expect(describeBusinessOn([section('booking', content)], {}, 'expired')).not.toHaveProperty(
      'openingHoursSpecification',
    );
  });
});

describe('offers', () => {
  it('have the prices that are prices, and words for none', () => {
    const services = ['32 €', '45,50', 'from 45 €', 'by agreement', ''].map((price, index) => ({
      id: `${index}`,
      title: `Cut ${index}`,
      description: '',
      price,
    }));
    const { hasOfferCatalog } = describeBusinessOn([section('services', { services }, 'Prices')]);
    expect(hasOfferCatalog[0].name).toBe('Prices');
    expect(hasOfferCatalog[0].itemListElement.map(({ price }: { price?: string }) => price)).toEqual([
      '32.00',
      '45.50',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('of nights are by the day', () => {
    const room = { id: '1', name: 'Attic', duration: 60, price: 64, description: '' };
    const stays = { ...sectionFixtures.booking.typical.content, bookingType: 'daily', services: [room] };
    expect(describeBusinessOn([section('booking', stays)]).makesOffer[0]).toEqual({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'Attic' },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '64.00',
        priceCurrency: 'EUR',
        unitCode: 'DAY',
      },
    });
  });

  it('show the pictures of a room that cannot be booked on the page', () => {
    const room = {
      ...sectionFixtures.rooms.typical.content.rooms[1],
      pictures: [{ url: '/uploads/abcdefghijklmnop-1600x1067.jpg' }],
    };
    const [offer] = describeBusinessOn([section('rooms', { rooms: [room] })]).makesOffer;
    expect(offer.itemOffered.image).toEqual(['https://example.com/uploads/abcdefghijklmnop-1600x1067.jpg']);
  });

  it('do not swell the page', () => {
    const [services] = [sectionFixtures.services.extreme.content];
    expect(services.services.length).toBeGreaterThan(50);
    expect(
      describeBusinessOn([section('services', services)]).hasOfferCatalog[0].itemListElement,
    ).toHaveLength(50);
  });
});

it('profiles are the links of the page that lead to the web', () => {
  const links = { facebook: 'facebook.com/bakery', other: 'mailto:bakery@example.com', tiktok: '' };
  const { sameAs } = describeBusinessOn([section('social', { title: '', description: '', links })]);
  expect(sameAs).toEqual(['https://facebook.com/bakery']);
});

it.each([
  [
    'Vzorová 14\n917 01 Trnava',
    { streetAddress: 'Vzorová 14', postalCode: '917 01', addressLocality: 'Trnava' },
  ],
  [
    'Hlavná 1, 81101 Bratislava',
    { streetAddress: 'Hlavná 1', postalCode: '81101', addressLocality: 'Bratislava' },
  ],
  ['Pod lipou, Dolina', { streetAddress: 'Pod lipou, Dolina' }],
  ['032 00 Dolina', { postalCode: '032 00', addressLocality: 'Dolina' }],
])('the address %j is read as %j', (text, address) => {
  expect(JSON.parse(JSON.stringify(describeAddress(text)))).toEqual({ '@type': 'PostalAddress', ...address });
});

it('contact facts that are none are left out', () => {
  const content = {
    name: '',
    email: 'no',
    phone: 'call Zora',
    website: '',
    address: ' ',
    hours: '',
    description: '',
  };
  const business = describeBusinessOn([section('contact-info', content)]);
  for (const name of ['email', 'telephone', 'address']) expect(business).not.toHaveProperty(name);
});

describe('a menu', () => {
  const menu = (prices: string[], title = 'Menu') =>
    section(
      'menu',
      {
        categories: [
          { id: 'empty', name: 'Nothing yet', dishes: [] },
          {
            id: 'soups',
            name: 'Soups',
            dishes: prices.map((price, index) => ({ id: `${index}`, name: `Soup ${index}`, price })),
          },
        ],
        days: [{ id: 'day', date: '2026-11-24', dishes: [{ id: 'today', name: 'Goulash of today' }] }],
      },
      title,
    );

  it('has its sections and its prices, in the currency that they are written in', () => {
    const business = describeBusinessOn([menu(['4,20 €', '189,- Kč', '1 290 Kč', '55', 'from 4 €', ''])]);
    expect(listSchemaProblems(business)).toEqual([]);
    expect(business['@type']).toBe('Restaurant');
    const [{ name, hasMenuSection }] = business.hasMenu;
    expect(name).toBe('Menu');
    expect(hasMenuSection).toEqual([
      { '@type': 'MenuSection', name: 'Soups', hasMenuItem: expect.any(Array) },
    ]);
    const offers = hasMenuSection[0].hasMenuItem.map(({ offers }: { offers?: object }) => offers);
    expect(offers).toEqual([
      { '@type': 'Offer', price: '4.20', priceCurrency: 'EUR' },
      { '@type': 'Offer', price: '189.00', priceCurrency: 'CZK' },
      { '@type': 'Offer', price: '1290.00', priceCurrency: 'CZK' },
      undefined,
      undefined,
      undefined,
    ]);
    expect(JSON.stringify(business)).not.toContain('Goulash of today');
  });

  it('does not fill the page', () => {
    const business = describeBusinessOn([menu(Array(120).fill('4 €'))]);
    expect(business.hasMenu[0].hasMenuSection[0].hasMenuItem).toHaveLength(50);
  });

  it('of a house that lets rooms is left to its page', () => {
    const rooms = section('rooms', { rooms: [{ id: 'room', name: 'Attic' }] });
    const business = describeBusinessOn([menu(['4 €']), rooms]);
    expect(business['@type']).toBe('LodgingBusiness');
    expect(business.hasMenu).toBeUndefined();
    expect(business.makesOffer.map(({ itemOffered }: { itemOffered: object }) => itemOffered)).toEqual([
      { '@type': 'Service', name: 'Attic' },
    ]);
    expect(listSchemaProblems(business)).toEqual([]);
  });
});
