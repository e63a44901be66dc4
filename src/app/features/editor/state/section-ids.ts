import type { EditorState } from './editor-state';

/** The ids of the sections in order; `known` itself as long as they are the same. */
export function sectionIds(
  { page: { sections } }: EditorState,
  known: readonly string[] = [],
): readonly string[] {
  const isSame = known.length === sections.length && sections.every(({ id }, index) => id === known[index]);
  return isSame ? known : sections.map(({ id }) => id);
}
