import { expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import type { Section } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { layOutPage } from './page-layout';

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

it('knows whether visitors read the opening hours on the page', () => {
  const areStated = (section: StoredSection, hasHours = true) =>
    layOutPage([parse(section)], { ...options, hasHours }).sections[0]?.areHoursStated;
  const facts = { id: 'contact-info-1', type: 'contact-info', title: '', order: 0 };
  expect(areStated({ ...facts, content: { phone: '1', showsHours: true } })).toBe(true);
  expect(areStated({ ...facts, content: { phone: '1' } })).toBe(false);
  const week = { id: 'hours-1', type: 'hours', title: '', content: {}, order: 0 };
  expect(areStated(week)).toBe(true);
  expect(areStated(week, false)).toBe(false);
  const weeks = [{ monday: '2026-11-30', state: 'free' }];
  expect(areStated({ ...week, content: { weeks } })).toBe(false);
  expect(areStated({ ...week, content: { weeks }, layout: 'line' })).toBe(true);
  expect(areStated({ ...week, content: { weeks }, layout: 'line' }, false)).toBe(false);
});
