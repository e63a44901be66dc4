import type { StoredSection } from '@/contracts/page-data';
import { parseImageUrl } from '@/core/image-file';
import { LONG_WORD } from '@/sections/definition/section-fixtures';
import type { SectionType } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { checkPage } from '@/sections/page/page';

type Content = StoredSection['content'];

/** Holds a section with which layouts are drawn. */
interface LayoutVariant {
  name: string;
  title: string;
  content: Content;
}

const MANY = 60;
/** German trades use such words, which need hyphens or a break. */
const GERMAN = [
  'Hochzeitsfrisurenprobetermin',
  'Wärmedämmverbundsystem',
  'Zwetschgenknödelgeschenkpackung',
  'Fußbodenheizungsverteilerschrank',
];
const PICTURE = '/uploads/layoutvariants00-1600x1067.jpg';
const PORTRAIT = '/uploads/layoutvariants00-1200x1600.jpg';
const TINY = '/uploads/layoutvariants00-32x24.jpg';

/** Lists the sections that show every layout of a type at its best and at its worst. */
export function listVariants(type: SectionType): LayoutVariant[] {
  const { typical, empty, extreme, others = [] } = sectionFixtures[type];
  const worth = [typical, ...others].map((fixture, index) =>
    toVariant(index === 0 ? 'typical' : `other ${index}`, fixture),
  );
  const written = [...worth, toVariant('empty', empty), toVariant('extreme', extreme)];
  const derived = worth.flatMap((fixture) => [
    changeLists(type, fixture, 'one', (list) => list.slice(0, 1)),
    ...listPictureVariants(type, fixture),
    lengthenWords(type, fixture),
  ]);
  // The extreme fixture has many items already.
  const many = worth.flatMap((fixture) => {
    const most = [MANY, 40, 20, 12, 6].map((count) => changeLists(type, fixture, `${count}`, repeat(count)));
    return most.find((variant) => variant !== null) ?? [];
  });
  return [...written, ...derived, ...many].filter((variant) => variant !== null);
}

function toVariant(name: string, { title, content }: { title: string; content: unknown }): LayoutVariant {
  return { name, title, content: structuredClone(content) as Content };
}

/** Returns the fixture with its lists of things changed; null if it has no list, or its type refuses the change. */
function changeLists(
  type: SectionType,
  { name, title, content }: LayoutVariant,
  what: string,
  changeList: (list: Content[]) => Content[],
): LayoutVariant | null {
  const entries = Object.entries(content);
  if (!entries.some(([, value]) => isList(value))) return null;
  const changed = Object.fromEntries(
    entries.map(([key, value]) => [key, isList(value) ? changeList(value) : value]),
  );
  return isTaken(type, changed) ? { name: `${name}, ${what}`, title, content: changed } : null;
}

const isList = (value: unknown): value is Content[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object';

const repeat = (count: number) => (list: Content[]) =>
  Array.from({ length: count }, (_, index) => {
    const item = structuredClone(list[index % list.length] ?? {});
    return 'id' in item ? { ...item, id: `item-${index}` } : item;
  });

function isTaken(type: SectionType, content: Content): boolean {
  const section = { id: 'variant', type, title: '', content, order: 0 };
  return checkPage({ sections: [section] }).problems.length === 0;
}

/** Lists the fixture without its pictures, and with wide, high and tiny ones in their place; none if it has no picture. */
function listPictureVariants(type: SectionType, { name, title, content }: LayoutVariant): LayoutVariant[] {
  const withPicture = (url: string) => replace(content, (text, key) => (isPicture(text, key) ? url : text));
  if (JSON.stringify(withPicture('')) === JSON.stringify(withPicture(TINY))) return [];
  return Object.entries({ 'no picture': '', landscape: PICTURE, portrait: PORTRAIT, tiny: TINY })
    .map(([what, url]) => ({ name: `${name}, ${what}`, title, content: withPicture(url) }))
    .filter((variant) => isTaken(type, variant.content));
}

/** An empty text where a picture could stand counts as well, so all these fields get one. */
const isPicture = (text: string, key: string) => key === 'imageUrl' || parseImageUrl(text) !== null;

/** Puts a long word before each text, where the type accepts it. */
function lengthenWords(type: SectionType, { name, content }: LayoutVariant): LayoutVariant {
  let count = 0;
  const changed = replace(content, (text, key) => {
    if (key === 'id' || key === 'imageUrl' || text.trim() === '') return text;
    count += 1;
    const word = GERMAN[count % GERMAN.length] ?? LONG_WORD;
    const longer = `${word} ${text}`;
    return isTaken(
      type,
      replace(content, (other) => (other === text ? longer : other)),
    )
      ? longer
      : text;
  });
  return { name: `${name}, German`, title: GERMAN.slice(0, 2).join(' '), content: changed };
}

/** Returns the content with each of its texts replaced. */
function replace(content: Content, replaceText: (text: string, key: string) => string): Content {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return replaceText(value, key);
    if (Array.isArray(value)) return value.map((each) => walk(each, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]));
  };
  return walk(content, '') as Content;
}
