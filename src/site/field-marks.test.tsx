import * as en from '@messages/en';
import { listMarked, readText } from '@tests/support/list-marked';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { StoredSection } from '@/contracts/page-data';
import { toSafeImageUrl } from '@/core/link';
import type { Person } from '@/core/people';
import { lookNames } from '@/core/theme';
import { getDefaultWebsiteHours } from '@/core/website-hours';
import { definitions, getDefinition, type SectionType, sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { parsePage } from '@/sections/page/page';
import { FieldMarksContext, joinSteps, markField } from '@/sections/visitor-kit/field-marks';
import { findLook } from './looks/looks';
import { layOutPage } from './page-layout';
import { renderSite } from './render-site';
import type { Site } from './site';
import { SiteBody } from './site-body';
import { listFitting, listLayouts } from './style/choose-layouts';

/** Several elements of a section show these fields, by type and key. */
const SHOWN_AGAIN: Record<string, string> = {
  'article title': 'above the card and above the whole text in its dialog',
  'booking description': 'under the name in both of these',
  'booking name': 'in the row of its nights, and in the list that is read without a script',
  'faq answeredBy': 'above each answer of a talk',
  'projects url': 'small in the row of an index, and large in what unfolds below it',
  'rooms name': 'in the list and in the table of prices',
};

/** These fields are shown without a mark, by type, layout and key. */
const SHOWN_UNMARKED: Record<string, string> = {
  'booking form checkIn': 'a time, which is chosen',
  'booking form checkOut': 'a time, which is chosen',
  'booking form cityTax': 'stands in a sentence',
  'booking form end': 'hours are chosen, not written',
  'booking form options': 'an answer in a list that is folded',
  'booking form start': 'hours are chosen, not written',
  'booking form visitPrice': 'the price of an hour stands in a sentence',
  'booking months checkIn': 'a time, which is chosen',
  'booking months checkOut': 'a time, which is chosen',
  'booking months cityTax': 'stands in a sentence',
  'booking rows checkIn': 'a time, which is chosen',
  'booking rows checkOut': 'a time, which is chosen',
  'contact form fields': 'the name of a field is not what stands on the page',
  'contact letter fields': 'the name of a field is not what stands on the page',
  'contact panel fields': 'the name of a field is not what stands on the page',
  'downloads covers category': 'one heading for all files of the category',
  'downloads files category': 'one heading for all files of the category',
  'hours weeks state': 'one of three words, which is chosen',
  'menu columns end': 'hours are chosen, not written',
  'menu columns start': 'hours are chosen, not written',
  'menu list end': 'hours are chosen, not written',
  'menu list start': 'hours are chosen, not written',
  'projects mosaic name': 'in one line with the place and the year, on the first picture',
  'projects mosaic place': 'in one line with the name and the year',
  'projects mosaic year': 'in one line with the name and the place',
  'rooms numbers label': 'a season of all rooms, at the head of the table',
  'services list category': 'one heading for all services of the category',
};

/** A shorter run of letters could stand in any text. */
const SEEN_MIN_LENGTH = 3;

/** No fixture shows the fields of these sections. */
const MORE: readonly { type: SectionType; content: StoredSection['content'] }[] = [
  {
    type: 'booking',
    content: {
      bookingType: 'hourly',
      services: [
        { id: 'cut', name: 'Cut', description: 'With a wash', visitPrice: '12,50' },
        { id: 'room', name: 'Studio', visitPrice: '18,40', isPricedByHour: true },
      ],
      questions: [
        { id: 'hair', kind: 'text', label: 'How long is your hair?' },
        { id: 'heard', kind: 'choice', label: 'Where did you hear of us?', options: ['Friends', 'Street'] },
        { id: 'agreed', kind: 'tick', label: 'Photographs are fine', isRequired: true },
      ],
    },
  },
  {
    type: 'booking',
    content: {
      bookingType: 'daily',
      services: [{ id: 'attic', name: 'Attic', price: 90, description: 'Under the stars' }],
      cityTax: '1,70',
      cityTaxNote: 'Paid in cash.\nChildren pay nothing.',
    },
  },
  {
    type: 'projects',
    content: {
      projects: ['first', 'second', 'third', 'fourth'].map((id) => ({
        id,
        name: `The ${id} house`,
        text: `Built as the ${id}.`,
        place: 'Rosice',
        year: '2025',
        before: { url: '/uploads/abcdefghijklmnop-1600x1067.jpg' },
        after: { url: '/uploads/bcdefghijklmnopa-1600x1067.jpg' },
        pictures: [{ url: '' }, { url: '/uploads/cdefghijklmnopab-900x1600.jpg' }],
      })),
    },
  },
];

interface Drawn {
  type: SectionType;
  layout: string;
  section: StoredSection;
  html: string;
}

function getSite(section: StoredSection, people?: readonly Person[]) {
  return {
    title: 'Bakery',
    description: '',
    logoUrl: null,
    slug: 'bakery',
    language: 'en' as const,
    page: parsePage({ sections: [section] }),
    opening: { hours: getDefaultWebsiteHours(), wallTime: '2026-11-23 09:00' },
    wallTime: '2026-11-23 09:00',
    ...(people && { people }),
  };
}

/** Draws the page without its header, which shows fields of the website. */
function draw(section: StoredSection, people?: readonly Person[]): string {
  return drawSite(getSite(section, people)).replace(HEADER, '');
}

const HEADER = /<header.*?<\/header>/s;

function drawSite(site: Site): string {
  const look = findLook(site.page.theme);
  const layout = layOutPage(site.page.sections, { mode: 'desktop', hasHours: true, look });
  return renderToStaticMarkup(
    <FieldMarksContext value={markField}>
      <SiteBody site={site} layout={layout} mode="desktop" words={{ ...en.site, locale: 'en' }} />
    </FieldMarksContext>,
  );
}

/** Lists the fixtures of a type, each in every layout that it fits. */
function listSections(type: SectionType): { layout: string; section: StoredSection }[] {
  const { typical, empty, extreme, others = [] } = sectionFixtures[type];
  const more = MORE.filter((one) => one.type === type).map(({ content }) => ({ title: '', content }));
  return [typical, empty, extreme, ...others, ...more].flatMap((fixture) => {
    const section = { id: `${type}-1`, type, order: 0, ...fixture };
    const [parsed] = parsePage({ sections: [section] }).sections;
    if (!parsed || parsed.type === 'unknown') return [];
    return listFitting(parsed).map(({ name }) => ({ layout: name, section: { ...section, layout: name } }));
  });
}

const drawn: Drawn[] = sectionTypes.flatMap((type) =>
  listSections(type).map((one) => ({ ...one, type, html: draw(one.section) })),
);

/** Follows steps from a section: items by their id, or by their place if they have none. */
function follow(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (value === null || typeof value !== 'object') return undefined;
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [idOf(item) ?? String(index), item])
    : Object.entries(value);
  return follow(entries.find(([name]) => name === step)?.[1], rest);
}

function idOf(item: unknown): string | undefined {
  return item !== null && typeof item === 'object' && 'id' in item ? String(item.id) : undefined;
}

interface Leaf {
  steps: string[];
  text: string;
}

/** Lists all texts in a value, but for ids. */
function listTexts(value: unknown, steps: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ steps: [...steps], text: value }];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listTexts(item, [...steps, idOf(item) ?? String(index)]));
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'id' || name.endsWith('Format') ? [] : listTexts(item, [...steps, name]),
  );
}

/** Returns the last step that is a key and not a place in a list. */
const getKey = (steps: readonly string[]) => steps.findLast((step) => !/^\d+$/.test(step)) ?? '';

/** Returns the letters and digits of a text: prices get a sign, addresses lose their scheme, lines stand apart. */
const keepLetters = (text: string) => text.replace(/^https?:\/\//, '').replace(/[^\p{L}\p{N}]/gu, '');

const getName = ({ type, layout }: Drawn, steps: readonly string[]) => `${type} ${layout} ${steps.join(' ')}`;

/** Returns true if the schema has a format beside the text. */
function isLongText(type: SectionType, steps: readonly string[]): boolean {
  let schema: z.core.JSONSchema._JSONSchema | undefined = schemas[type];
  for (const step of steps.slice(1, -1)) {
    if (typeof schema !== 'object') return false;
    const { properties, items }: z.core.JSONSchema.BaseSchema = schema;
    schema = properties?.[step] ?? (Array.isArray(items) ? items[0] : items);
  }
  return typeof schema === 'object' && `${steps.at(-1)}Format` in (schema.properties ?? {});
}

const schemas = Object.fromEntries(
  sectionTypes.map((type) => [
    type,
    z.toJSONSchema(definitions[type].content.draft, { io: 'input', unrepresentable: 'any' }),
  ]),
);

const all = drawn.flatMap((one) => listMarked(one.html).map((element) => ({ ...element, one })));

describe('marks of fields', () => {
  it('are looked for in every layout', () => {
    const seen = new Set(drawn.map(({ type, layout }) => `${type} ${layout}`));
    const layouts = sectionTypes.flatMap((type) => listLayouts(type).map(({ name }) => `${type} ${name}`));
    expect(layouts.filter((layout) => !seen.has(layout))).toEqual([]);
  });

  it('lead to the text that their element shows and nothing else', () => {
    const wrong = all.flatMap(({ steps, kind, text, one }) => {
      const value = follow(one.section, steps);
      if (typeof value !== 'string') return [getName(one, steps)];
      if (kind === 'picture') return [];
      // A price may be written with cents that its owner left out.
      const isShown = /price/i.test(getKey(steps))
        ? keepLetters(text).startsWith(keepLetters(value))
        : keepLetters(text) === keepLetters(value);
      return isShown ? [] : [`${getName(one, steps)}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are of pictures where the text is the address of one', () => {
    const pictures = all.filter(({ kind }) => kind === 'picture');
    const addresses = pictures.map(({ steps, one }) => String(follow(one.section, steps)));
    expect(addresses.filter((url) => toSafeImageUrl(url) === null)).toEqual([]);
    expect(pictures.length).toBeGreaterThan(0);
  });

  it('are of long texts exactly where the schema has a format for them', () => {
    const wrong = all.filter(({ steps, kind, one }) => isLongText(one.type, steps) !== (kind === 'rich'));
    expect(wrong.map(({ steps, one }) => getName(one, steps))).toEqual([]);
  });

  it('stand once in a section, but where its field is shown again', () => {
    const again = new Set<string>();
    for (const one of drawn) {
      const fields = listMarked(one.html).map(({ steps }) => joinSteps(steps));
      for (const field of fields.filter((each, index) => fields.indexOf(each) < index)) {
        again.add(`${one.type} ${getKey(z.array(z.string()).parse(JSON.parse(field)))}`);
      }
    }
    expect([...again].sort()).toEqual(Object.keys(SHOWN_AGAIN).sort());
  });

  it('are on every text that is seen, but on those with a reason', () => {
    const unmarked = new Set<string>();
    for (const { type, layout, section, html } of drawn) {
      // All texts of an extreme section are the same.
      if (section.content === sectionFixtures[type].extreme.content) continue;
      const fields = new Set(listMarked(html).map(({ steps }) => joinSteps(steps)));
      const shown = keepLetters(readText(html));
      const { title, content } = section;
      for (const { steps, text } of listTexts({ title, content })) {
        const isSeen =
          (keepLetters(text).length >= SEEN_MIN_LENGTH && shown.includes(keepLetters(text))) ||
          html.includes(`src="${text}"`);
        if (isSeen && !fields.has(joinSteps(steps))) unmarked.add(`${type} ${layout} ${getKey(steps)}`);
      }
    }
    expect([...unmarked].sort()).toEqual(Object.keys(SHOWN_UNMARKED).sort());
  });

  it.each(sectionTypes)('lead to the shown title of %s', (type) => {
    const { shownTitle, titleSteps = ['title'] } = getDefinition(type);
    for (const { section } of listSections(type)) {
      const [parsed] = parsePage({ sections: [section] }).sections;
      if (!parsed || parsed.type === 'unknown') throw new Error(`${type} is not read`);
      const shown = shownTitle(parsed.title, parsed.content);
      if (shown !== '') expect(follow(section, titleSteps)).toBe(shown);
    }
  });

  it('are on the title of a section that has nothing else to show yet', () => {
    const section = {
      id: 'shop',
      type: 'products',
      order: 0,
      title: '',
      content: { title: 'Shop', products: [] },
    };
    expect(listMarked(draw(section))).toEqual([{ steps: ['content', 'title'], kind: 'line', text: 'Shop' }]);
  });

  it('are not on people whom the website knows', () => {
    const section = { id: 'team', type: 'team', order: 0, ...sectionFixtures.team.typical };
    const steps = listMarked(draw(section, [])).map((element) => element.steps);
    expect(steps).toEqual([['title']]);
  });

  it.each([undefined, ...lookNames])('are on the name, the words and the logo of the header: %s', (look) => {
    const section = { id: 'text', type: 'description', title: '', content: { text: 'Bread' }, order: 0 };
    const { page, ...site } = getSite(section);
    const html = drawSite({
      ...site,
      description: 'Sourdough\nand rolls',
      logoUrl: '/images/signs/loaf-1.svg',
      page: { ...page, ...(look && { theme: { look } }) },
    });
    const marked = listMarked(HEADER.exec(html)?.[0] ?? '');
    expect(marked.toSorted((a, b) => a.text.localeCompare(b.text))).toEqual([
      { steps: ['logoUrl'], kind: 'picture', text: '' },
      { steps: ['title'], kind: 'line', text: 'Bakery' },
      { steps: ['description'], kind: 'lines', text: 'Sourdough\nand rolls' },
    ]);
  });

  it('are nowhere on the page of visitors', () => {
    const input = {
      origin: 'https://example.com',
      assets: { loaderUrl: '/loader.js', hydrateUrl: '/hydrate.js' },
    };
    const pages = drawn.map(({ section }) => renderSite({ site: getSite(section), ...input }).html);
    expect(pages.filter((html) => /data-field|data-kind|<bdi/.test(html))).toEqual([]);
  });
});
