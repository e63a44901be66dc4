import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { parsePage, type Section } from '@/sections/page/page';
import { layOutMenu, layOutPage, listShownTitles } from './page-layout';

const options = { mode: 'desktop' } as const;

function parse(section: StoredSection): Section {
  const [parsed] = parsePage({ sections: [section] }).sections;
  if (!parsed) throw new Error('A page of one section has one');
  return { ...parsed, order: section.order };
}
function heading(id: string, text: string, order: number): Section {
  return { id, type: 'heading', title: '', content: { text }, order };
}
function prices(id: string, title: string, order: number): Section {
  return {
    id,
    type: 'services',
    title,
    content: { services: [{ id: '1', title: 'Loaf', description: '', price: '' }] },
    order,
  };
}

it('changes nothing for the sections that are not being written', () => {
  const page = [
    heading('heading-1', 'Welcome', 0),
    prices('services-1', 'Prices', 1),
    prices('services-2', 'Cakes', 2),
  ];
  const before = layOutPage(page, options).sections;
  const after = layOutPage([heading('heading-1', 'Welcome!', 0), ...page.slice(1)], options).sections;
  expect(after[0]?.section).not.toBe(before[0]?.section);
  expect(after[1]?.section).toBe(before[1]?.section);
  expect(after.slice(1)).toEqual(before.slice(1));
});

it('changes the title of the section below when a heading comes to say the same', () => {
  const list = prices('services-1', 'Prices', 1);
  expect(layOutPage([heading('heading-1', 'Price', 0), list], options).sections[1]?.title).toBe('Prices');
  expect(layOutPage([heading('heading-1', 'Prices', 0), list], options).sections[1]?.title).toBe('');
});

it('opens with a hero only where visitors get one', () => {
  const hero = (title: string) =>
    parse({ id: 'hero-1', type: 'hero', title: '', content: { title }, order: 0 });
  expect(layOutPage([hero('Welcome')], options).opensWithHero).toBe(true);
  expect(layOutPage([hero('')], options).opensWithHero).toBe(false);
});

it('keeps in previews what the public page leaves out', () => {
  const page = [
    heading('heading-1', '', 0),
    parse({ id: 'future-1', type: 'future', title: '', content: {}, order: 1 }),
  ];
  expect(layOutPage(page, options).sections).toHaveLength(2);
  expect(layOutPage(page, { ...options, mode: 'public' }).sections).toHaveLength(0);
});

it('leads nowhere in previews that visitors do not get', () => {
  const empty = parse({
    ...{ id: 'services-2', type: 'services', title: 'Cakes' },
    content: { services: [] },
    order: 1,
  });
  const booking = parse({
    ...{ id: 'booking-1', type: 'booking', title: '' },
    content: { services: [] },
    order: 2,
  });
  const layout = layOutPage([prices('services-1', 'Prices', 0), empty, booking], options);
  expect(layout.sections).toHaveLength(3);
  expect(layout.nav).toEqual([{ id: 'services-1', title: 'Prices' }]);
  expect(layout.action).toBeNull();
});

it('shortens long titles for the navigation', () => {
  const page = [prices('services-1', 'Everything that comes out of our oven on Fridays', 0)];
  expect(layOutPage(page, options).nav).toEqual([
    { id: 'services-1', title: 'Everything that comes out of…' },
  ]);
});

let count = 0;
/** A section of a type by its title, which stands in its content where that has one. */
function titled(type: string, title = ''): Section {
  count += 1;
  const content = { title, text: title, fields: ['name', 'email', 'message'], content: 'Text' };
  return parse({ id: `${type}-${count}`, type, title, content, order: 0 });
}
const idsOf = (sections: Section[]) => sections.map(({ id }) => id);

describe('a title', () => {
  it('is shown', () => {
    expect(listShownTitles([titled('services', ' Prices ')])).toEqual(['Prices']);
  });

  it('is left out when the heading directly above says the same', () => {
    const sections = [titled('heading', 'Our prices'), titled('services', 'our prices ')];
    expect(listShownTitles(sections)).toEqual(['', '']);
  });

  it('stays when the heading stands further above or says something else', () => {
    const sections = [titled('heading', 'Prices'), titled('description'), titled('services', 'Prices')];
    expect(listShownTitles(sections)).toEqual(['', '', 'Prices']);
    expect(listShownTitles([titled('heading', 'Bread'), titled('services', 'Prices')])).toEqual([
      '',
      'Prices',
    ]);
  });
});

describe('the action', () => {
  const actionOf = (sections: Section[]) => layOutMenu(sections).action;

  it('is booking before products before contact, wherever they stand', () => {
    const [contact, products, booking] = [
      titled('contact', 'Write'),
      titled('products', 'Shop'),
      titled('booking'),
    ];
    const [contactId, productsId, bookingId] = idsOf([contact, products, booking]);
    expect(actionOf([contact, products, booking])).toEqual({
      id: bookingId,
      title: '',
      label: 'actionBooking',
    });
    expect(actionOf([contact, products])).toEqual({
      id: productsId,
      title: 'Shop',
      label: 'actionProducts',
    });
    expect(actionOf([titled('description'), contact])).toEqual({
      id: contactId,
      title: '',
      label: 'actionContact',
    });
  });

  it('is missing on a page that is only read', () => {
    expect(actionOf([titled('services', 'Prices'), titled('future-type')])).toBeNull();
  });
});

describe('the menu', () => {
  const namesOf = (sections: Section[]) => layOutMenu(sections).nav.map(({ title }) => title);

  it('names the first four titled sections and headings, but neither article, hero nor slogan', () => {
    expect(
      namesOf([
        titled('description'),
        titled('heading', 'Hair that still holds in the morning'),
        titled('heading', 'Welcome'),
        titled('services', 'Prices'),
        titled('article', 'Our story'),
        titled('hero', 'Bread before you wake'),
        titled('gallery', 'Our work'),
        titled('contact-info', 'Where we are'),
        titled('social', 'Follow us'),
      ]),
    ).toEqual(['Welcome', 'Prices', 'Our work', 'Where we are']);
  });

  it('names neither the section of the action nor a title that a heading says already', () => {
    const sections = [titled('heading', 'Prices'), titled('services', 'Prices'), titled('contact', 'Write')];
    expect(layOutMenu(sections).nav).toEqual([{ id: sections[0]?.id, title: 'Prices' }]);
  });

  it('leads to the business and never to a poll on a page with a look', () => {
    const sections = [
      titled('poll', 'Which one?'),
      ...['Prices', 'Colours', 'Care', 'Weddings', 'Vouchers'].map((title) => titled('services', title)),
      titled('contact-info', 'Where we are'),
    ];
    expect(layOutMenu(sections, true).nav.map(({ title }) => title)).toEqual([
      'Prices',
      'Colours',
      'Care',
      'Where we are',
    ]);
  });
});
