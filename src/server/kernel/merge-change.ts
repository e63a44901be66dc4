import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { parseFields } from './validation';

/** Holds a record as its sender wants it, and as the sender had read it. */
export interface RecordChange<Value> {
  after: Value;
  before?: unknown;
}

/**
 * Returns the record that is to be stored: what the sender has changed is as the sender wants it, and the rest as it is
 * stored, since another device may have changed that. Without `before` the sent record takes the place of the stored
 * one. Throws VALIDATION when both changes together are more than the schema allows.
 */
export function mergeChange<Schema extends z.ZodMiniType>(
  schema: Schema,
  { before, after }: RecordChange<z.output<Schema>>,
  stored: z.output<Schema>,
): z.output<Schema> {
  const isOnlyChange = before === undefined || isDeepStrictEqual(before, stored);
  return isOnlyChange ? after : parseFields(schema, mergeValues(before, after, stored));
}

type Fields = Record<string, unknown>;
type Item = Fields & { id: string };

/** Objects are merged by their keys, lists by the ids of their items. Of what both have changed, the sent value counts. */
function mergeValues(before: unknown, after: unknown, stored: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return stored;
  if (isDeepStrictEqual(before, stored)) return after;
  if (isChoice(before) && isChoice(after) && isChoice(stored)) return mergeChoices(before, after, stored);
  if (isItems(before) && isItems(after) && isItems(stored)) return mergeItems(before, after, stored);
  if (isFields(before) && isFields(after) && isFields(stored)) return mergeFields(before, after, stored);
  return after;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((each) => isFields(each) && typeof each.id === 'string');
/** A list of words says which of them are chosen. */
const isChoice = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function mergeFields(before: Fields, after: Fields, stored: Fields): Fields {
  const keys = [...new Set([...Object.keys(stored), ...Object.keys(after)])];
  const merged = keys.map((key) => [key, mergeValues(before[key], after[key], stored[key])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeChoices(before: string[], after: string[], stored: string[]): string[] {
  const kept = stored.filter((word) => after.includes(word) || !before.includes(word));
  const added = after.filter((word) => !before.includes(word));
  return [...new Set([...kept, ...added])];
}

/**
 * An item that one side has removed is gone, unless the sender has changed it. The items stand in their stored order,
 * unless the sender has moved one.
 */
function mergeItems(before: Item[], after: Item[], stored: Item[]): unknown[] {
  const [known, sent, current] = [mapById(before), mapById(after), mapById(stored)];
  const merge = (id: string): unknown[] => {
    const [was, mine, theirs] = [known.get(id), sent.get(id), current.get(id)];
    if (mine && theirs) return [mergeValues(was, mine, theirs)];
    const isKept = mine ? !isDeepStrictEqual(was, mine) : was === undefined;
    return isKept ? [mine ?? theirs] : [];
  };
  const listCommon = (list: Item[], other: ReadonlyMap<string, Item>) =>
    list.flatMap(({ id }) => (other.has(id) ? [id] : []));
  const hasMoved = !isDeepStrictEqual(listCommon(before, sent), listCommon(after, known));
  const ids = hasMoved ? joinIds(after, stored) : joinIds(stored, after);
  return ids.flatMap(merge);
}

const mapById = (items: Item[]): ReadonlyMap<string, Item> => new Map(items.map((item) => [item.id, item]));

/** Returns the ids of a list in its order, and those of a second one behind the ids that they follow there. */
function joinIds(first: Item[], second: Item[]): string[] {
  const ids = first.map(({ id }) => id);
  for (const [index, { id }] of second.entries()) {
    if (ids.includes(id)) continue;
    const previous = second[index - 1];
    ids.splice(previous ? ids.indexOf(previous.id) + 1 : 0, 0, id);
  }
  return ids;
}
