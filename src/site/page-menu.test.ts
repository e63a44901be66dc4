import { describe, expect, it } from 'vitest';
import type { Section } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { layOutMenu, listMenuEntries } from './page-menu';
import { listShownTitles } from './section-titles';

let count = 0;
/** Makes a section of a type with a title, which stands in its content where that has one. */
function makeSection(type: string, title = '', menu?: Section['menu']): Section {
  count += 1;
  const content = {
    ...{ title, text: title, question: title, content: 'Text' },
    ...{ options: [], fields: ['name', 'email', 'message'] },
  };
  const stored = { id: `${type}-${count}`, type, title, content, order: 0, ...(menu && { menu }) };
  const [parsed] = parsePage({ sections: [stored] }).sections;
  if (!parsed) throw new Error('A page of one section has one');
  return parsed;
}
const idsOf = (sections: Section[]) => sections.map(({ id }) => id);

describe('a title', () => {
  it('is shown', () => {
    expect(listShownTitles([makeSection('services', ' Prices ')])).toEqual(['Prices']);
  });

  it('is left out when the heading directly above says the same', () => {
    const sections = [makeSection('heading', 'Our prices'), makeSection('services', 'our prices ')];
    expect(listShownTitles(sections)).toEqual(['', '']);
  });

  it('stays when the heading stands further above or says something else', () => {
    const sections = [
      makeSection('heading', 'Prices'),
      makeSection('description'),
      makeSection('services', 'Prices'),
    ];
    expect(listShownTitles(sections)).toEqual(['', '', 'Prices']);
    expect(listShownTitles([makeSection('heading', 'Bread'), makeSection('services', 'Prices')])).toEqual([
      '',
      'Prices',
    ]);
  });
});

describe('the action', () => {
  const actionOf = (sections: Section[]) => layOutMenu(sections).action;

  it('is booking before products before contact, wherever they stand', () => {
    const [contact, products, booking] = [
      makeSection('contact', 'Write'),
      makeSection('products', 'Shop'),
      makeSection('booking'),
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
    expect(actionOf([makeSection('description'), contact])).toEqual({
      id: contactId,
      title: '',
      label: 'actionContact',
    });
  });

  it('is missing on a page that is only read', () => {
    expect(actionOf([makeSection('services', 'Prices'), makeSection('future-type')])).toBeNull();
  });
});

describe('the menu', () => {
  const namesOf = (sections: Section[]) => layOutMenu(sections).nav.map(({ title }) => title);

  it('names the first four titled sections and headings, but neither article, hero nor slogan', () => {
    expect(
      namesOf([
        makeSection('description'),
        makeSection('heading', 'Hair that still holds in the morning'),
        makeSection('heading', 'Welcome'),
        makeSection('services', 'Prices'),
        makeSection('article', 'Our story'),
        makeSection('hero', 'Bread before you wake'),
        makeSection('gallery', 'Our work'),
        makeSection('contact-info', 'Where we are'),
        makeSection('social', 'Follow us'),
      ]),
    ).toEqual(['Welcome', 'Prices', 'Our work', 'Where we are']);
  });

  it('names neither the section of the action nor a title that a heading says already', () => {
    const sections = [
      makeSection('heading', 'Prices'),
      makeSection('services', 'Prices'),
      makeSection('contact', 'Write'),
    ];
    expect(layOutMenu(sections).nav).toEqual([{ id: sections[0]?.id, title: 'Prices' }]);
  });

  it('leads to the business and never to a poll on a page with a look', () => {
    const sections = [
      makeSection('poll', 'Which one?'),
      ...['Prices', 'Colours', 'Care', 'Weddings', 'Vouchers'].map((title) => makeSection('services', title)),
      makeSection('contact-info', 'Where we are'),
    ];
    expect(layOutMenu(sections, true).nav.map(({ title }) => title)).toEqual([
      'Prices',
      'Colours',
      'Care',
      'Where we are',
    ]);
  });
});

describe("the owner's menu", () => {
  const namesOf = (sections: Section[], hasLook?: boolean) =>
    layOutMenu(sections, hasLook).nav.map(({ title }) => title);

  it('calls a section as its owner does, also one whose heading is too long for a name', () => {
    const long = 'Hair that still holds in the morning';
    expect(namesOf([makeSection('heading', long), makeSection('services', 'Prices and services')])).toEqual([
      'Prices and services',
    ]);
    const named = [
      makeSection('heading', long, { label: 'Hair' }),
      makeSection('services', 'Prices', { label: ' € ' }),
    ];
    expect(namesOf(named)).toEqual(['Hair', '€']);
  });

  it('leaves out what the owner has taken out, and has room for the next', () => {
    const [first, ...others] = ['A', 'B', 'C', 'D', 'E'].map((title) => makeSection('services', title));
    if (!first) throw new Error('There are five');
    expect(namesOf([{ ...first, menu: { isHidden: true } }, ...others])).toEqual(['B', 'C', 'D', 'E']);
  });

  it('has the order of the owner, and a section of later behind the one it stands behind', () => {
    const sections = [
      makeSection('services', 'Prices', { place: 1 }),
      makeSection('services', 'Later'),
      makeSection('gallery', 'Work', { place: 0 }),
    ];
    expect(namesOf(sections)).toEqual(['Work', 'Prices', 'Later']);
  });

  it('always leads to the business and never to a poll, with a look or with a choice', () => {
    const sections = [
      makeSection('poll', 'Which one?', { label: 'Poll' }),
      ...['Prices', 'Colours', 'Care', 'Weddings'].map((title) => makeSection('services', title)),
      makeSection('contact-info', 'Where we are', { isHidden: true }),
    ];
    const names = ['Prices', 'Colours', 'Care', 'Where we are'];
    expect(namesOf(sections)).toEqual(names);
    expect(namesOf(sections, true)).toEqual(names);
  });

  it('says of each entry whether it is shown', () => {
    const entries = listMenuEntries([
      makeSection('heading', 'Hair that still holds in the morning'),
      makeSection('services', 'Prices', { isHidden: true }),
      makeSection('contact-info', 'Where we are'),
    ]);
    expect(entries.map(({ name, isFixed, isShown }) => [name, isFixed, isShown])).toEqual([
      ['', false, false],
      ['Prices', false, false],
      ['Where we are', true, true],
    ]);
  });
});
