import type { WebsiteInput } from '@/contracts/websites';
import { sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';

/** The page may not be short: its lower sections must stay out of sight until somebody scrolls. */
const PARAGRAPHS = Array.from(
  { length: 40 },
  (_, index) =>
    `Paragraph ${index + 1}: our bread rises for a whole night, which is why it keeps for a week.`,
);
/** The first sections fill more than one screen; the interactive ones come after them. */
const LONG_ARTICLE = {
  id: 'article-0',
  type: 'article',
  title: '',
  content: { title: 'How we bake', content: PARAGRAPHS.join('\n\n') },
};

/** Builds a website with a section of every type, each as a careful owner writes it, below a long article. */
export function buildWebsiteOfAllTypes(slug: string): WebsiteInput {
  const sections = sectionTypes.map((type, index) => {
    const { title, content } = sectionFixtures[type].typical;
    return { id: `${type}-${index + 1}`, type, title, content: { ...content } };
  });
  return buildWebsite(slug, [LONG_ARTICLE, ...sections]);
}

/** Plans limit the links and the people of a page. */
const REPEATED_TYPES = sectionTypes.filter((type) => type !== 'social' && type !== 'team');

/** Builds a page of so many sections of nearly all types in turn, with one text to type into in its middle. */
export function buildWebsiteOfSections(slug: string, count: number): WebsiteInput {
  const sections = Array.from({ length: count }, (_, index): UnplacedSection => {
    const type = REPEATED_TYPES[index % REPEATED_TYPES.length] ?? 'heading';
    const { title, content } = sectionFixtures[type].typical;
    return { id: `${type}-${index + 1}`, type, title, content: { ...content } };
  });
  const text = { id: TYPED_SECTION_ID, type: 'description', title: '', content: { text: 'Our bread ' } };
  return buildWebsite(slug, sections.with(Math.floor(count / 2), text));
}

/** Returns the same website without the sections of some types. */
export function withoutTypes(full: WebsiteInput, types: string[], slug: string): WebsiteInput {
  return buildWebsite(
    slug,
    full.pageData.sections.filter(({ type }) => !types.includes(type)),
  );
}

/** Lists the section types that a published page marks as interactive. */
export async function listInteractiveTypes(pageUrl: string): Promise<string[]> {
  const html = await (await fetch(pageUrl)).text();
  const types = Array.from(html.matchAll(/data-island="([a-z-]+)"/g), ([, type = '']) => type);
  if (types.length === 0) throw new Error('The page of all section types has no interactive one.');
  return types;
}

export const TYPED_SECTION_ID = 'description-0';

type UnplacedSection = Omit<WebsiteInput['pageData']['sections'][number], 'order'>;

function buildWebsite(slug: string, sections: UnplacedSection[]): WebsiteInput {
  return {
    title: 'Bakery',
    slug,
    description: 'Bread and cakes from a small bakery.',
    logoUrl: null,
    isPublished: true,
    pageData: { sections: sections.map((section, order) => ({ ...section, order })) },
  };
}
