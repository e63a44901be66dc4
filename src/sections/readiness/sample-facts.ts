import { WEEKDAYS } from '@/core/locale/weekdays';
import type { WeekIntervals } from '@/core/opening-hours';
import type { TextFormat } from '@/core/text-format';
import type { FieldLabel } from '../definition/define-readiness';
import { isTextFormat } from '../definition/text-format-schema';
import type { Section, TypedContent } from '../page/definitions';
import { findReadiness } from './readiness-by-type';

/** A fact is a text or a price of a section that is true of one business only. */
export interface Fact {
  /** Errors have the same path, such as `content.services.2.price`. */
  path: string;
  label: FieldLabel;
  text: string;
  /** The fact belongs to the item of this name; empty for a fact of the section itself. */
  item: string;
  /** True if the fact has no text that could be quoted. */
  isWhole?: boolean;
}

/** The editor and the templates bring these facts. */
export interface SampleFacts {
  /** Maps the type, place and text of a sample to the items that have it; to none if it stands in no item. */
  known: ReadonlyMap<string, ReadonlySet<string>>;
  /** Templates say these below the name of a website. */
  descriptions: ReadonlySet<string>;
  /** The opening hours come with the samples, written as `toWeekKey` writes them. */
  weeks: ReadonlySet<string>;
}

interface ComparedFact extends Fact {
  /** A path leads to its field in all sections of its type, with a star for each item. */
  field: string;
  /** The keys name the fact's item by its id, and by all that it says: a copy has another id. */
  keys: readonly string[];
}

/** Collects the samples of sections, the descriptions of templates, and the hours that come beside sections. */
export function collectSampleFacts(
  samples: readonly TypedContent[],
  descriptions: readonly string[],
  hours: readonly WeekIntervals[] = [],
): SampleFacts {
  const known = new Map<string, Set<string>>();
  for (const sample of samples) {
    for (const { field, text, keys } of listComparedFacts(sample)) {
      const name = toFactKey(sample.type, field, text);
      const items = known.get(name) ?? new Set();
      for (const key of keys) items.add(key);
      known.set(name, items);
    }
  }
  const ofSections = samples.flatMap((sample) => findReadiness(sample.type)?.getWeek(sample) ?? []);
  return {
    known,
    descriptions: new Set(descriptions.map((text) => text.trim())),
    weeks: new Set([...ofSections, ...hours].map(toWeekKey)),
  };
}

/** Writes equal hours of a week alike, in whatever order their parts are. */
export function toWeekKey(week: WeekIntervals): string {
  return JSON.stringify(WEEKDAYS.map((day) => week[day].map(({ start, end }) => [start, end])));
}

/** Lists the facts of a section, and those of them that are still as they came. */
export function listFacts(
  section: Section,
  { known }: SampleFacts,
): { facts: readonly Fact[]; samples: readonly Fact[] } {
  if (section.type === 'unknown') return { facts: [], samples: [] };
  const facts = listComparedFacts(section);
  const samples = facts.filter(({ field, text, keys }) => {
    const items = known.get(toFactKey(section.type, field, text));
    return items !== undefined && (keys.length === 0 || keys.some((key) => items.has(key)));
  });
  return { facts, samples };
}

const toFactKey = (type: string, field: string, text: string) => `${type} ${field} ${text}`;

function listComparedFacts(section: TypedContent): ComparedFact[] {
  const { type, content } = section;
  const readiness = findReadiness(type);
  const wanted = Object.entries(readiness?.facts ?? {});
  const wholes = (readiness?.listWholes(section) ?? []).map((whole) => ({
    ...whole,
    ...{ path: `content.${whole.field}`, item: '', keys: [], isWhole: true },
  }));
  const texts = wanted.flatMap(([field, label]) =>
    listValues(content, field.split('.')).flatMap(({ path, value, item }) => {
      const text = toText(value);
      if (text === '') return [];
      const said = item === null ? null : describeItem(item, field, wanted);
      return [
        {
          path: `content.${path}`,
          label,
          text,
          item: said?.name ?? '',
          field,
          keys: said?.keys ?? [],
        },
      ];
    }),
  );
  return [...texts, ...wholes];
}

interface FoundFormat extends Pick<Fact, 'path' | 'label' | 'item'> {
  format: TextFormat;
}

/** Lists the formattings of a section's long texts: each is a fact, and has its formatting beside it. */
export function listFormats({ type, content }: TypedContent): FoundFormat[] {
  const wanted = Object.entries(findReadiness(type)?.facts ?? {});
  return wanted.flatMap(([field, label]) =>
    listValues(content, `${field}Format`.split('.')).flatMap(({ path, value, item }) => {
      if (!isTextFormat(value)) return [];
      const { name = '' } = item ? describeItem(item, field, wanted) : {};
      return [{ path: `content.${path.replace(/Format$/, '')}`, label, item: name, format: value }];
    }),
  );
}

/** Returns an empty text for no text and for a price of 0. */
function toText(value: unknown): string {
  if (typeof value === 'number') return value === 0 ? '' : String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** `value` is an item of a list that has an id of its own. */
interface Item {
  id: string;
  value: object;
}

interface FoundValue {
  path: string;
  value: unknown;
  item: Item | null;
}

function listValues(
  value: unknown,
  [step, ...rest]: readonly string[],
  path: readonly string[] = [],
  item: Item | null = null,
): FoundValue[] {
  if (step === undefined) return [{ path: path.join('.'), value, item }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => step === '*' || name === step);
  return entries.flatMap(([name, inner]) => listValues(inner, rest, [...path, name], toItem(inner) ?? item));
}

function toItem(value: unknown): Item | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' ? { id: value.id, value } : null;
}

/** Names an item by the first fact of its list; all facts together are a key that a copy shares. */
function describeItem({ id, value }: Item, field: string, wanted: readonly (readonly [string, unknown])[]) {
  const list = field.slice(0, field.lastIndexOf('*') + 1);
  const texts = wanted
    .filter(([other]) => other.startsWith(`${list}.`))
    .map(([other]) => listValues(value, other.slice(list.length + 1).split('.'))[0]?.value)
    .map(toText);
  return { name: texts[0] ?? '', keys: [`id ${id}`, `says ${JSON.stringify(texts)}`] };
}
