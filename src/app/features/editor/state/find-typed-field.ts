import { isRecord } from '@/core/is-record';
import { findFormattedName } from '@/core/text-format';

/**
 * Finds where two contents of a section differ, such as `services.2.title`. Returns null unless the difference is one
 * text or number only, as after typing. Shared parts are skipped, so it is fast while typing.
 */
export function findTypedField(before: unknown, after: unknown): string | null {
  const [path = null, another] = listDifferences(before, after, []);
  return another === undefined ? path : null;
}

/** Lists the paths that differ; null stands for a difference that typing does not make. */
function* listDifferences(
  before: unknown,
  after: unknown,
  path: readonly string[],
): Generator<string | null> {
  if (before === after) return;
  if (isTyped(before) && isTyped(after)) yield path.join('.');
  else if (isRecord(before) && isRecord(after) && hasSameItems(before, after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const text = findFormattedName(key);
      if (text === null) yield* listDifferences(before[key], after[key], [...path, key]);
      // A formatting changes with every letter of its text, because its offsets move.
      else if (before[text] === after[text] && before[key] !== after[key]) yield null;
    }
  } else yield null;
}

/** An optional text is left out while it is empty. */
function isTyped(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value === undefined;
}

function hasSameItems(before: object, after: object): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return Array.isArray(before) === Array.isArray(after);
  return before.length === after.length;
}
