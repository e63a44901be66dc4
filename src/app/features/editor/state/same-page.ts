import type { EditorPage, EditorState } from './editor-state';

/** Whether the work differs from the last save. */
export function isDirty(state: EditorState): boolean {
  return state.title !== state.saved.title || !isSamePage(state.page, state.saved.page);
}

/** Whether two pages say the same; parts that are shared are not looked into, so it is cheap while typing. */
export function isSamePage(a: EditorPage, b: EditorPage): boolean {
  return a === b || isSame(a, b);
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const before = a as Record<string, unknown>;
  const after = b as Record<string, unknown>;
  const keys = Object.keys(before);
  return (
    keys.length === Object.keys(after).length &&
    keys.every((key) => Object.hasOwn(after, key) && isSame(before[key], after[key]))
  );
}
