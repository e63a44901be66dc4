import { createContext, use } from 'react';

/** A line of words, several plain lines, a long text with bold and lists, or the address of a picture. */
export type FieldKind = 'line' | 'lines' | 'rich' | 'picture';

/** Attributes of the element that shows a field; none for visitors. */
export interface FieldMark {
  'data-field': string;
  'data-kind': FieldKind;
}

/** Returns what marks the element that shows a field and nothing else. */
export type MarkField = (kind: FieldKind, ...steps: readonly string[]) => FieldMark | undefined;

const markNothing: MarkField = () => undefined;

/** Marks fields where the page itself is edited. */
export const markField: MarkField = (kind, ...steps) => ({
  'data-field': joinSteps(steps),
  'data-kind': kind,
});

/** Ids are free texts, which may hold any sign. */
export function joinSteps(steps: readonly string[]): string {
  return JSON.stringify(steps);
}

/** Set around a page that is edited where it stands. */
export const FieldMarksContext = createContext<MarkField>(markNothing);

/**
 * Marks elements for whoever edits the page in place; for everybody else it adds nothing to them. The steps lead to the
 * field from its section, items by their id: `useFieldMarks('content', 'services', service.id)('line', 'price')`.
 */
export function useFieldMarks(...base: readonly string[]): MarkField {
  const mark = use(FieldMarksContext);
  return (kind, ...steps) => mark(kind, ...base, ...steps);
}
