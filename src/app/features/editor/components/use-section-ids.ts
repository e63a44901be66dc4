import { useRef } from 'react';
import { useEditor } from '../session/use-editor';
import type { EditorState } from '../state/editor-state';

/** The ids of the sections in order; the same array until one is added, moved or removed. */
export function useSectionIds(): readonly string[] {
  const last = useRef<{ sections: EditorState['page']['sections']; ids: readonly string[] } | null>(null);
  return useEditor(({ page: { sections } }) => {
    if (last.current?.sections === sections) return last.current.ids;
    const known = last.current?.ids ?? [];
    const isSame = known.length === sections.length && sections.every(({ id }, index) => id === known[index]);
    const ids = isSame ? known : sections.map(({ id }) => id);
    last.current = { sections, ids };
    return ids;
  });
}
