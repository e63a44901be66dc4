import { expect, it } from 'vitest';
import { MAX_PAGE_BYTES, MAX_PAGE_ITEMS, MAX_SECTIONS, type StoredSection } from '@/contracts/page-data';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { checkPage, findSizeProblem } from '@/sections/page/page';
import { renderSite } from './render-site';
import { toSite } from './site';

/** A careless pattern goes over such texts again and again, alone and in turn. */
const FILLS = [' ', ',', '1', '\n', '🥐', ' ,'];
const LENGTHS = [9_999, 2_000, 254, 140, 80, 60];
const ids = { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' };

type Content = StoredSection['content'];

function fits(type: SectionType, content: Content): boolean {
  return checkPage({ sections: [section(type, content, 0)] }).problems.length === 0;
}

function section(type: SectionType, content: Content, order: number): StoredSection {
  return { id: `${type}-${order}`, type, title: '', content, order };
}

/**
 * Returns the content once for each of its texts, with that text as long as its type takes it, made of `fill` between two
 * letters. Only one text is filled at a time: a page then holds the most of each.
 */
function fillEach(type: SectionType, fill: string): Content[] {
  const variants: Content[] = [];
  const content = structuredClone(sectionFixtures[type].typical.content) as unknown as Content;
  const fillIn = (holder: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(holder)) {
      if (value !== null && typeof value === 'object') {
        // One of each list is enough: the whole section is repeated.
        if (Array.isArray(value) && typeof value[0] === 'object') value.length = 1;
        fillIn(value as Record<string, unknown>);
      }
      if (typeof value !== 'string' || name === 'id') continue;
      const longest = LENGTHS.find((length) => {
        holder[name] = `a${fill.repeat(length).slice(0, length - 2)}b`;
        return fits(type, content);
      });
      if (longest) variants.push(structuredClone(content));
      holder[name] = value;
    }
  };
  fillIn(content);
  return variants;
}

/** Makes as many sections of this content as one page holds. */
function makePage(type: SectionType, content: Content): StoredSection[] {
  const bytes = new TextEncoder().encode(JSON.stringify(section(type, content, 100))).length + 1;
  const count = Math.min(MAX_SECTIONS, Math.floor((MAX_PAGE_BYTES - 100) / bytes));
  return Array.from({ length: count }, (_, order) => section(type, structuredClone(content), order));
}

/** Makes the longest lists that a page of this type holds; none where it has no list of things. */
function makeFullLists(type: SectionType): StoredSection[] {
  const typical = structuredClone(sectionFixtures[type].typical.content) as unknown as Content;
  const [name, list] = Object.entries(typical).find(([, value]) => Array.isArray(value)) ?? [];
  if (!name || !Array.isArray(list) || typeof list[0] !== 'object') return [];
  const most =
    [999, 300, 100, 20].find((length) => fits(type, { ...typical, [name]: Array(length).fill(list[0]) })) ??
    1;
  const bytes = JSON.stringify(list[0]).length + 20;
  let left = Math.min(MAX_PAGE_ITEMS - 1, Math.floor((MAX_PAGE_BYTES - 20_000) / bytes));
  const sections: StoredSection[] = [];
  while (left > 0) {
    const items = Array.from({ length: Math.min(most, left) }, (_, index) => ({
      ...list[0],
      id: `i${index}`,
    }));
    sections.push(section(type, { ...structuredClone(typical), [name]: items }, sections.length));
    // A section counts as one item more.
    left -= items.length + 1;
  }
  // Items with lists of their own count as more than one.
  while (findSizeProblem({ sections })) sections.pop();
  return sections;
}

/** Returns the milliseconds of processor time that saving and drawing take. */
function measureCost(sections: StoredSection[]): number {
  const fresh = structuredClone(sections);
  const site = {
    title: 'A',
    description: '',
    logoUrl: null,
    slug: 'salon',
    language: 'en' as const,
    pageData: { sections: fresh },
  };
  const before = process.cpuUsage();
  expect(checkPage({ sections: fresh }).problems).toEqual([]);
  renderSite({ site: toSite(site), origin: 'https://example.com', assets: ids, tier: 'premium' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the least of several runs: other programs on the machine may slow one of them. */
function measureLeastCost(sections: StoredSection[], most: number): number {
  let best = measureCost(sections);
  for (let turn = 0; best > most && turn < 2; turn += 1) best = Math.min(best, measureCost(sections));
  return best;
}

/** Only one in this many sections of a page is drawn first: hundreds of whole pages would take a minute. */
const SAMPLE = 10;

it('takes no longer to save and draw any page than ten times the page of all types', () => {
  const allTypes = sectionTypes.map((type, order) =>
    section(type, sectionFixtures[type].extreme.content as unknown as Content, order),
  );
  const costs = Array.from({ length: 5 }, () => measureCost(allTypes)).sort((a, b) => a - b);
  const most = 10 * (costs[2] ?? 0);
  for (const type of sectionTypes) {
    const pages = FILLS.flatMap((fill) =>
      fillEach(type, fill).map((content): [string, StoredSection[]] => [fill, makePage(type, content)]),
    );
    const dearest = { fill: 'lists', sections: makeFullLists(type), share: 0 };
    const expectQuick = (fill: string, sections: StoredSection[]) =>
      expect(measureLeastCost(sections, most), `${type} of ${JSON.stringify(fill)}`).toBeLessThanOrEqual(
        most,
      );
    expectQuick(dearest.fill, dearest.sections);
    for (const [fill, sections] of pages) {
      expect([type, fill, findSizeProblem({ sections })]).toEqual([type, fill, null]);
      const sample = sections.slice(0, Math.ceil(sections.length / SAMPLE));
      const share = (measureCost(sample) * sections.length) / sample.length;
      if (share > most) expectQuick(fill, sections);
      else if (share > dearest.share) Object.assign(dearest, { fill, sections, share });
    }
    // The whole page shows what grows faster than its sections.
    expectQuick(dearest.fill, dearest.sections);
  }
}, 240_000);
