import { expect, test } from 'vitest';
import { trades } from '@/core/trades';
import { parsePage } from '@/sections/page/page';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';
import { isOfTrade, templateNames } from '@/templates/trades/templates';
import { listOftenNext } from './often-next';

const nothing = { sections: [], logoUrl: '', theme: {} };
const sectionsOf = (...types: string[]) =>
  parsePage({
    sections: types.map((type, order) => ({ id: `${type}-${order}`, type, title: '', content: {}, order })),
  }).sections;

test.each(templateNames)(
  'the page of the template %s is known by its trade, also without its look',
  (name) => {
    const { sections, theme = {} } = createTemplatePage(allTemplates.en[name], 0);
    const trade = trades.find((one) => isOfTrade(name, one));
    expect(listOftenNext({ ...nothing, sections, theme }).trade).toBe(trade);
    expect(listOftenNext({ ...nothing, sections }).trade).toBe(trade);
  },
);

test('what the page has already is not proposed', () => {
  const { trade, types } = listOftenNext({ ...nothing, sections: sectionsOf('menu', 'gallery') });
  expect(trade).toBe('food');
  expect(types.slice(0, 4)).toEqual(['hours', 'booking', 'contact-info', 'reviews']);
});

test('a sign tells the trade of an empty page, and a look alone does not', () => {
  expect(listOftenNext({ ...nothing, logoUrl: '/images/signs/bed-1.svg' }).trade).toBe('stays');
  expect(listOftenNext({ ...nothing, theme: { look: 'noir' } }).trade).toBe('any');
  expect(listOftenNext(nothing).types[0]).toBe('contact-info');
});

test('a page that could be of two trades is of none', () => {
  expect(listOftenNext({ ...nothing, sections: sectionsOf('menu', 'rooms') }).trade).toBe('any');
});
