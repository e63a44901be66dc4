import { describe, expect, it } from 'vitest';
import { findAction, navItems, type SectionFacts, shownTitles } from './site-layout';

let count = 0;
function section(type: string, title = ''): SectionFacts {
  count += 1;
  return { id: `${type}-${count}`, type, title, heading: '' };
}
function heading(text: string): SectionFacts {
  return { ...section('heading'), heading: text };
}

describe('a title', () => {
  it('is shown', () => {
    expect(shownTitles([section('services', ' Prices ')])).toEqual(['Prices']);
  });

  it('is left out when the heading directly above says the same', () => {
    expect(shownTitles([heading('Our prices'), section('services', 'our prices ')])).toEqual(['', '']);
  });

  it('stays when the heading stands further above or says something else', () => {
    const sections = [heading('Prices'), section('description'), section('services', 'Prices')];
    expect(shownTitles(sections)).toEqual(['', '', 'Prices']);
    expect(shownTitles([heading('Bread'), section('services', 'Prices')])).toEqual(['', 'Prices']);
  });
});

describe('the action', () => {
  it('is booking before products before contact, wherever they stand', () => {
    const [contact, products, booking] = [section('contact'), section('products'), section('booking')];
    expect(findAction([contact, products, booking])).toBe(booking);
    expect(findAction([contact, products])).toBe(products);
    expect(findAction([section('description'), contact])).toBe(contact);
  });

  it('is missing on a page that is only read', () => {
    expect(findAction([section('services', 'Prices'), section('future-type')])).toBeNull();
  });
});

describe('the navigation', () => {
  it('names the first four titled sections and headings, but neither article, hero nor slogan', () => {
    const sections = [
      section('description'),
      heading('Hair that still holds in the morning'),
      heading('Welcome'),
      section('services', 'Prices'),
      section('article', 'Our story'),
      section('hero', 'Bread before you wake'),
      section('future-type', 'Events'),
      section('contact-info', 'Where we are'),
      section('social', 'Follow us'),
    ];
    expect(navItems(sections).map(({ title }) => title)).toEqual([
      'Welcome',
      'Prices',
      'Events',
      'Where we are',
    ]);
  });

  it('names neither the section of the action nor a title that a heading says already', () => {
    const [chapter, prices, contact] = [
      heading('Prices'),
      section('services', 'Prices'),
      section('contact', 'Write'),
    ];
    expect(navItems([chapter, prices, contact])).toEqual([{ id: chapter.id, title: 'Prices' }]);
  });
});
