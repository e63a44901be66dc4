import { useRef } from 'react';
import { sectionIds } from '../state/section-list';
import { useEditor } from './editor-session';

/** The ids of the sections in order; the same array until one is added, moved or removed. */
export function useSectionIds(): readonly string[] {
  const known = useRef<readonly string[]>([]);
  return useEditor((state) => {
    known.current = sectionIds(state, known.current);
    return known.current;
  });
}
