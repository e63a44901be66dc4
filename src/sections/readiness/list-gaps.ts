import type { Locale } from '@/core/locale/locale';
import {
  type FieldGap,
  type GapKind,
  gapKinds,
  type PageAround,
  type PageCircumstances,
} from '../definition/define-readiness';
import { findLinkTarget, findThingTarget, listLinkTargets } from '../definition/link-targets';
import {
  getStoredType,
  isForVisitors,
  type KnownSection,
  listLinked,
  type Section,
  usesHours,
} from '../page/definitions';
import type { Page } from '../page/page';
import { findReadiness } from './readiness-by-type';
import { type Fact, listFacts, listFormats, type SampleFacts, toWeekKey } from './sample-facts';

export interface Gap extends FieldGap {
  /** Null for a gap that belongs to no section, such as the description of the website or a way to reach the business. */
  sectionId: string | null;
  /** The sample stands here as it came with the editor or a template. */
  text?: string;
  /** Counts the samples with the same name; the path leads to the first of them. */
  count?: number;
  /** True if nothing in the section is its owner's: it can be left out in one press. */
  isWhole?: boolean;
}

/** Up to this many samples of one name in a section are listed one by one; more are counted together. */
const TOLD_ONE_BY_ONE = 2;

/** A page has each of these gaps only once, whichever of its sections has it. */
const SAID_ONCE: ReadonlySet<GapKind> = new Set<GapKind>(['phone', 'hours', 'seller', 'terms']);

interface CheckedPage extends Pick<Page, 'sections'> {
  description: string;
  language?: Locale;
}

/**
 * Lists what visitors of a page would miss, or take for true although it is not. Sections are as visitors get them: with
 * what the website knows about its people and its business, without those that its plan closes. Without `samples`, none are
 * looked for.
 */
export function listGaps(
  { description, language, sections }: CheckedPage,
  circumstances: PageCircumstances,
  samples: SampleFacts | null,
): Gap[] {
  const shown = listShown(sections, circumstances);
  const around = lookAround(sections, circumstances);
  const gaps: Gap[] = [
    ...listUnreachable(shown),
    ...checkImprint(language, circumstances),
    ...checkDescription(description, samples),
    ...checkHours(shown, circumstances, samples),
    ...sections.flatMap((section): Gap[] => {
      if (section.type === 'unknown') return [];
      if (!shown.includes(section)) return [{ kind: 'empty', path: '', sectionId: section.id }];
      const own = findReadiness(section.type)?.listGaps(section, around) ?? [];
      const sampled = samples ? listSampleGaps(section, samples) : [];
      const all = [...own, ...listBrokenLinks(section, around)];
      return [...all.map((gap) => ({ ...gap, sectionId: section.id })), ...sampled];
    }),
  ];
  const findFirst = (kind: GapKind) => gaps.find((gap) => gap.kind === kind);
  return gaps
    .filter((gap) => !SAID_ONCE.has(gap.kind) || findFirst(gap.kind) === gap)
    .sort((a, b) => gapKinds.indexOf(a.kind) - gapKinds.indexOf(b.kind));
}

/** Hours that are not known are not a gap. */
function listShown(sections: readonly Section[], { hours }: PageCircumstances): Section[] {
  return sections.filter((section) => isForVisitors(section, hours !== null));
}

function lookAround(sections: readonly Section[], circumstances: PageCircumstances): PageAround {
  const targets = listLinkTargets(
    sections.map((section) => ({
      id: section.id,
      type: getStoredType(section),
      linked: listLinked(section),
    })),
  );
  return {
    ...circumstances,
    hasSection: (href) => findLinkTarget(targets, href) !== undefined,
    hasThing: (id) => findThingTarget(targets, id) !== undefined,
  };
}

/** Lists the long texts in which words lead to a section that is gone: visitors get the words only. */
function listBrokenLinks(section: KnownSection, { hasSection }: PageAround): FieldGap[] {
  return listFormats(section)
    .filter(({ format }) => format.marks.some(({ href }) => href?.startsWith('#') && !hasSection(href)))
    .map(({ path, label, item }) => ({ kind: 'link', path, label, item }));
}

function listUnreachable(shown: readonly Section[]): Gap[] {
  const canReach = shown.some((section) => findReadiness(section.type)?.isWayToReach(section));
  return canReach ? [] : [{ kind: 'contact', path: '', sectionId: null }];
}

/** The law asks for an imprint where a page in German is read. */
function checkImprint(language: Locale | undefined, { legal }: PageCircumstances): Gap[] {
  if (language !== 'de' || !legal || legal.includes('imprint')) return [];
  return [{ kind: 'imprint', path: '', sectionId: null, screen: 'legal' }];
}

function checkDescription(description: string, samples: SampleFacts | null): Gap[] {
  const text = description.trim();
  if (text === '' || !samples?.descriptions.has(text)) return [];
  return [{ kind: 'sample', path: 'description', sectionId: null, text }];
}

/** The website gets its hours from the first booking section: until its owner has set them, they are the template's. */
function checkHours(
  shown: readonly Section[],
  { hours }: PageCircumstances,
  samples: SampleFacts | null,
): Gap[] {
  const shows = shown.find(usesHours);
  if (!shows || !hours || hours.isOwn || !samples?.weeks.has(toWeekKey(hours.week))) return [];
  const label = 'sections.booking.openingHours';
  return [{ kind: 'sample', path: 'hours', label, sectionId: shows.id, screen: 'hours' }];
}

function listSampleGaps(section: Section, known: SampleFacts): Gap[] {
  const { facts, samples } = listFacts(section, known);
  const [first] = samples;
  if (!first) return [];
  const gap = { kind: 'sample', sectionId: section.id } as const;
  if (samples.length === facts.length)
    return [{ ...gap, path: '', label: first.label, text: quote(first), isWhole: true }];
  const labels = [...new Set(samples.map(({ label }) => label))];
  return labels.flatMap((label): Gap[] => {
    const alike = samples.filter((fact) => fact.label === label);
    const told = alike.map((fact) => ({
      ...gap,
      path: fact.path,
      label,
      text: quote(fact),
      item: fact.item,
    }));
    const [one] = told;
    if (!one || alike.length <= TOLD_ONE_BY_ONE) return told;
    return [{ ...one, item: undefined, count: alike.length }];
  });
}

const quote = ({ text, isWhole }: Fact) => (isWhole ? undefined : text);

/** Counts the facts of a page, with its sections as `listGaps` takes them, and how many of them are its owner's. */
export function countFacts(
  { description, sections }: CheckedPage,
  circumstances: PageCircumstances,
  known: SampleFacts,
): { all: number; own: number } {
  const counted = listShown(sections, circumstances).map((section) => listFacts(section, known));
  const ofDescription = description.trim() === '' ? 0 : 1;
  const all = counted.reduce((sum, { facts }) => sum + facts.length, ofDescription);
  const samples = counted.reduce(
    (sum, { samples: those }) => sum + those.length,
    checkDescription(description, known).length,
  );
  return { all, own: all - samples };
}

/** Returns a key that stays the same for a gap, also after the page has changed around it. */
export function getGapKey({ kind, sectionId, path, label }: Gap): string {
  return [kind, sectionId, path, label].join(' ');
}
