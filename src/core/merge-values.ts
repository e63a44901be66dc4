type Fields = Record<string, unknown>;
type Item = Fields & { id: string };

/**
 * Returns a stored value with what was changed from `before` to `after`, so that nothing is lost that another tab or device
 * has stored since. Objects are merged by their keys, lists by the ids of their items. Of what both have changed, the
 * value of `after` counts.
 */
export function mergeValues(before: unknown, after: unknown, stored: unknown): unknown {
  if (isSame(before, after)) return stored;
  if (isSame(before, stored)) return after;
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
    const isKept = mine ? !isSame(was, mine) : was === undefined;
    return isKept ? [mine ?? theirs] : [];
  };
  const listCommon = (list: Item[], other: ReadonlyMap<string, Item>) =>
    list.flatMap(({ id }) => (other.has(id) ? [id] : []));
  const hasMoved = !isSame(listCommon(before, sent), listCommon(after, known));
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

/** Returns true for values that are the same in JSON, in whatever order their keys stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isFields(one) || !isFields(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}
