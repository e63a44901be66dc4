import { use, useCallback } from 'react';
import { useText } from '@/app/lib/texts';
import { findDefinition, type SectionType } from '@/sections/registry';
import { SayContext } from './say-context';
import { showRow } from './show-row';
import { useEditorSession } from './use-editor';
import { useHasRoom } from './use-has-room';

/** Adds a section of a type with its default content, at the end or at a place. */
export function useAddSection(): (type: SectionType, index?: number) => void {
  const { store } = useEditorSession();
  const t = useText();
  const hasRoom = useHasRoom();
  const say = use(SayContext);
  return useCallback(
    (type, index) => {
      if (!hasRoom()) return;
      const defaults = findDefinition(type)?.defaults((key) => String(t.raw(key)));
      if (!defaults) return;
      const { title, content } = defaults;
      store.dispatch({
        type: 'add-section',
        sectionType: type,
        title,
        content: content as Record<string, unknown>,
        index,
      });
      say(t('sections.list.added', { title: t(`sections.${type}.label`) }));
      showRow(store.getState().openSectionId, { focus: true });
    },
    [store, t, hasRoom, say],
  );
}
