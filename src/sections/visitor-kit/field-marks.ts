import { createContext, use } from 'react';

/** A field is a line of words, several plain lines, a long text with bold and lists, or the address of a picture. */
export type FieldKind = 'line' | 'lines' | 'rich' | 'picture';

/** The element that shows a field has these attributes, but not for visitors. */
export interface FieldMark {
  'data-field': string;
  'data-kind': FieldKind;
}

/** Returns the attributes of the element that shows only this field. */
export type MarkField = (kind: FieldKind, ...steps: readonly string[]) => FieldMark | undefined;

const markNothing: MarkField = () => undefined;

/** Marks fields where the owner edits the page in its place. */
export const markField: MarkField = (kind, ...steps) => ({
  'data-field': joinSteps(steps),
  'data-kind': kind,
});

/** Joins the steps as JSON, because ids are free texts that may hold any sign. */
export function joinSteps(steps: readonly string[]): string {
  return JSON.stringify(steps);
}

/** Set around a page that the owner edits in its place. */
export const FieldMarksContext = createContext<MarkField>(markNothing);

/**
 * Marks elements for an owner who edits the page in its place; for everybody else it adds nothing. The steps lead to the
 * field from its section, items by their id: `useFieldMarks('content', 'services', service.id)('line', 'price')`.
 */
export function useFieldMarks(...base: readonly string[]): MarkField {
  const mark = use(FieldMarksContext);
  return (kind, ...steps) => mark(kind, ...base, ...steps);
}
