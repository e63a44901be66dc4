import * as en from '@messages/en';
import * as sk from '@messages/sk';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/core/locale/locale';
import { findNextSectionChange, parsePage } from '@/sections/page/page';
import { layOutPage } from '@/site/page-layout';
import { SiteBody } from '@/site/site-body';
import { type Dish, MAX_DISHES, type MenuContent, type MenuDay, menu } from './definition';
import { fixtures } from './fixtures';

const dish = (name: string, more: Partial<Dish> = {}): Dish => ({
  id: name,
  name,
  description: '',
  price: '',
  allergens: [],
  ...more,
});
const category = (name: string, dishes: Dish[]) => ({ id: name, name, dishes });
const day = (date: string, more: Partial<MenuDay> = {}): MenuDay => ({
  id: date,
  date,
  dishes: [dish(`Lunch of ${date}`)],
  ...more,
});
const lunch = { start: '11:00', end: '14:30' };

/** Returns the text of the page that visitors get of these menus. */
function textOf(menus: MenuContent[], wallTime?: string, locale: Locale = 'en'): string {
  return htmlOf(menus, wallTime, locale)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

function htmlOf(menus: MenuContent[], wallTime?: string, locale: Locale = 'en'): string {
  const sections = menus.map((content, order) => ({
    id: `menu-${order + 1}`,
    type: 'menu',
    title: `Menu ${order + 1}`,
    content: { ...content },
    order,
  }));
  const page = parsePage({ sections });
  const site = {
    title: 'Inn',
    description: '',
    logoUrl: null,
    slug: 'inn',
    language: locale,
    page,
    wallTime,
  };
  const layout = layOutPage(page.sections, { mode: 'public', wallTime });
  const words = { ...(locale === 'sk' ? sk : en).site, locale };
  return renderToStaticMarkup(<SiteBody site={site} layout={layout} mode="public" words={words} />);
}

const problemsOf = (content: unknown) =>
  menu.content.saved.safeParse(content).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('the card of the daily menu', () => {
  const days = [
    day('2026-11-24', { hours: lunch, soup: dish('Broth') }),
    day('2026-11-25', { hours: lunch }),
  ];
  const content = { categories: [], days };

  it.each([
    ['2026-11-24 09:00', 'Today from 11:00', 'Tuesday 24 November, 11:00 – 14:30'],
    ['2026-11-24 12:00', 'Today until 14:30', 'Broth'],
    ['2026-11-24 14:30', 'Wednesday from 11:00', 'Wednesday 25 November, 11:00 – 14:30'],
    ['2026-11-10 09:00', '24/11 from 11:00', 'Tuesday 24 November'],
  ])('says at %s: %s', (wallTime, heading, text) => {
    expect(textOf([content], wallTime)).toContain(heading);
    expect(textOf([content], wallTime)).toContain(text);
  });

  it('speaks the language of the page', () => {
    expect(textOf([content], '2026-11-24 09:00', 'sk')).toContain('Dnes od 11:00');
    expect(textOf([content], '2026-11-24 20:00', 'sk')).toContain('Streda od 11:00');
  });

  it('shows a menu without hours for its whole day', () => {
    const open = { categories: [], days: [day('2026-11-24')] };
    expect(textOf([open], '2026-11-24 23:59')).toContain('Today');
    expect(textOf([open], '2026-11-23 23:59')).toContain('Tuesday');
  });

  it('is not there once all are over, and a section of nothing else goes with it', () => {
    expect(textOf([content], '2026-11-25 14:30')).not.toContain('Menu 1');
    const carte = { ...content, categories: [category('Soups', [dish('Broth of beef')])] };
    const text = textOf([carte], '2026-11-25 14:30');
    expect(text).toContain('Broth of beef');
    expect(textOf([{ ...carte, days }], '2026-11-24 09:00')).toContain('Daily menu Today from 11:00');
    expect(textOf([content], '2026-11-24 09:00')).toContain('Menu 1 Today from 11:00');
    expect(text).not.toContain('Daily menu');
  });

  it('ends the page when it begins, when it ends, and at midnight', () => {
    const stored = (more: object) => ({
      sections: [
        { id: 'menu-1', type: 'menu', title: '', content: { ...content }, order: 0 },
        { id: 'other-1', type: 'from-tomorrow', title: '', content: {}, order: 1 },
        { id: 'menu-2', type: 'menu', title: '', content: { categories: [], ...more }, order: 2 },
      ],
    });
    expect(findNextSectionChange(stored({}), '2026-11-24 09:00')).toBe('2026-11-24 11:00');
    const early = { days: [day('2026-11-24', { hours: { start: '', end: '10:00' } })] };
    expect(findNextSectionChange(stored(early), '2026-11-24 09:00')).toBe('2026-11-24 10:00');
    expect(findNextSectionChange(stored({}), '2026-11-26 09:00')).toBeNull();
    expect(findNextSectionChange(stored({ categories: 3 }), '2026-11-24 15:00')).toBe('2026-11-25 00:00');
  });
});

describe('allergens', () => {
  const soup = category('Soups', [dish('Broth', { allergens: [9, 1] })]);
  const tea = category('Drinks', [dish('Tea')]);

  it('stand behind the name as text, in their order', () => {
    expect(textOf([{ categories: [soup] }])).toContain('Broth allergens 1, 9');
    expect(textOf([{ categories: [tea] }])).not.toContain('allergens');
  });

  it('are explained once a page, below the last menu', () => {
    const html = htmlOf([{ categories: [soup] }, { categories: [tea] }]);
    expect(html.match(/<details class="s-allergens">/g)).toHaveLength(1);
    expect(html.indexOf('s-allergens')).toBeGreaterThan(html.indexOf('Tea'));
    expect(html).toContain('<li>Sulphur dioxide and sulphites</li>');
    expect(htmlOf([{ categories: [tea] }])).not.toContain('s-allergens');
  });
});

describe('a menu that is saved', () => {
  it('has its bounds', () => {
    const dishes = (count: number) => Array.from({ length: count }, (_, index) => dish(`${index}`));
    expect(problemsOf({ categories: [category('a', dishes(MAX_DISHES))] })).toEqual([]);
    expect(problemsOf({ categories: [category('a', dishes(200)), category('b', dishes(101))] })).toEqual([
      ['categories', 'validation.tooManyDishes'],
    ]);
    expect(problemsOf({ categories: Array(41).fill(category('a', [])) })).toEqual([
      ['categories', 'validation.tooManyCategories'],
    ]);
    const month = Array.from({ length: 32 }, (_, index) => day(`20${index + 10}-01-01`));
    expect(problemsOf({ days: month })).toEqual([['days', 'validation.tooManyMenuDays']]);
    expect(problemsOf({ days: [day('2026-11-24', { dishes: dishes(21) })] })).toEqual([
      ['days.0.dishes', 'validation.tooManyDayDishes'],
    ]);
  });

  it('has real days, each once, that end after they begin', () => {
    const days = (more: Partial<MenuDay>) => ({ days: [day('2026-11-24', more)] });
    expect(problemsOf(days({ hours: lunch }))).toEqual([]);
    expect(problemsOf(days({ hours: { start: '11:00', end: '' } }))).toEqual([]);
    expect(problemsOf(days({ date: '2026-02-30' }))).toEqual([['days.0.date', 'validation.date']]);
    expect(problemsOf(days({ hours: { start: 'noon', end: '' } }))).toEqual([
      ['days.0.hours.start', 'validation.time'],
    ]);
    expect(problemsOf(days({ hours: { start: '14:00', end: '11:00' } }))).toEqual([
      ['days.0.hours.end', 'validation.menuEndsFirst'],
    ]);
    expect(problemsOf({ days: [day('2026-11-24'), day('2026-11-24')] })).toEqual([
      ['days.1.date', 'validation.menuDayTwice'],
    ]);
  });

  it('knows fourteen allergens, and a name for each dish', () => {
    const soup = (more: object) => ({ categories: [category('Soups', [{ ...dish('Broth'), ...more }])] });
    expect(problemsOf(soup({ allergens: [1, 14] }))).toEqual([]);
    for (const allergen of [0, 15, 1.5])
      expect(problemsOf(soup({ allergens: [allergen] }))).toEqual([
        ['categories.0.dishes.0.allergens.0', 'validation.invalid'],
      ]);
    expect(problemsOf(soup({ name: ' ' }))).toEqual([
      ['categories.0.dishes.0.name', 'validation.serviceTitle'],
    ]);
  });
});

describe('the layout', () => {
  const layoutOf = (content: MenuContent, layout?: string) => {
    const stored = { id: 'menu-1', type: 'menu', title: '', content: { ...content }, order: 0, layout };
    const { sections } = parsePage({ sections: [stored] });
    return layOutPage(sections, {
      mode: 'public',
      look: { layouts: {}, grounds: { opening: 'dark', footer: 'dark' } },
    }).sections[0]?.layout;
  };
  const drinks = ['Tea', 'Coffee', 'Kofola', 'Lager'].map((name) => dish(name, { price: '2 €' }));

  it('of several categories is two columns', () => {
    expect(layoutOf(fixtures.typical.content)).toBe('columns');
    expect(layoutOf({ categories: [category('One', [dish('Broth')])] })).toBe('list');
    expect(layoutOf({ categories: [category('One', [dish('Broth')])] }, 'columns')).toBe('list');
  });

  it('of a few short names with nothing but prices is a board', () => {
    expect(layoutOf({ categories: [category('', drinks)] })).toBe('board');
    const long = { categories: [category('', [...drinks, dish('A name that is longer than boards')])] };
    expect(layoutOf(long, 'board')).toBe('list');
  });
});

it('a menu of empty categories is empty, one with a daily menu is not', () => {
  expect(menu.isEmpty({ categories: [category('Soups', [])] }, false)).toBe(true);
  expect(menu.isEmpty({ categories: [], days: [day('2026-11-24', { dishes: [] })] }, false)).toBe(true);
  expect(menu.isEmpty({ categories: [], days: [day('2026-11-24')] }, false)).toBe(false);
  expect(menu.isEmpty({ categories: [category('Soups', [dish('Broth')])] }, false)).toBe(false);
});

it('has a small picture beside the name of a category that its owner gave one', () => {
  const soups = category('Soups', [dish('Broth')]);
  const imageUrl = '/images/looks/linocut-soup-1.svg';
  const html = htmlOf([{ categories: [{ ...soups, imageUrl }, category('Mains', [dish('Carp')])] }]);
  expect(html.match(/class="s-pictured"/g)).toHaveLength(1);
  expect(html).toContain(imageUrl);
  const unsafe = { ...soups, imageUrl: 'javascript:alert(1)' };
  expect(htmlOf([{ categories: [unsafe] }])).not.toContain('s-pictured');
});
