import { type ReactNode, useMemo } from 'react';
import { type SectionPlace, SectionPlacesContext } from '@/sections/editor-kit/host';
import { getStoredType } from '@/sections/page/page';
import { isForVisitors } from '@/sections/page/visitors';
import { sectionName } from '../components/section-name';
import type { EditorPage } from '../state/editor-state';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';

/** Tells the section editors which sections the page has. */
export function SectionPlacesProvider({ children }: { children: ReactNode }) {
  const { store } = useEditorSession();
  const t = useText();
  const value = useMemo(() => {
    let known: { sections: EditorPage['sections']; places: SectionPlace[] } | null = null;
    const list = () => {
      const { sections } = store.getState().page;
      if (known?.sections !== sections) {
        const places = sections.map((section) => ({
          id: section.id,
          type: getStoredType(section),
          name: sectionName(section, t),
          isForVisitors: isForVisitors(section),
        }));
        known = { sections, places };
      }
      return known.places;
    };
    return { subscribe: store.subscribe, list };
  }, [store, t]);
  return <SectionPlacesContext value={value}>{children}</SectionPlacesContext>;
}
