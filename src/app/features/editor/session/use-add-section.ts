import { use, useCallback } from 'react';
import { definitions, type SectionType } from '@/sections/page/definitions';
import { usePlanDispatch } from '../plan/use-plan-dispatch';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';
import { SayContext } from './say-context';
import { showRow } from './show-row';
import { useHasRoom } from './use-has-room';
import { usualPlace } from './usual-place';

/** Adds a section of a type with its default content, at a place or where such a one usually is; false when the page or the plan does not take it. */
export function useAddSection(): (type: SectionType, index?: number) => boolean {
  const { store } = useEditorSession();
  const t = useText();
  const dispatch = usePlanDispatch();
  const hasRoom = useHasRoom();
  const say = use(SayContext);
  return useCallback(
    (type, index) => {
      if (!hasRoom()) return false;
      const { sections } = store.getState().page;
      const isAdded = dispatch({
        type: 'add-section',
        added: definitions[type].create(t),
        index: index ?? usualPlace(type, sections),
      });
      if (!isAdded) return false;
      const isOnTop = sections.length > 0 && store.getState().page.sections[0] !== sections[0];
      say(
        t(isOnTop ? 'sections.list.addedOnTop' : 'sections.list.added', {
          title: t(`sections.${type}.label`),
        }),
      );
      showRow(store.getState().openSectionId, { focus: true });
      return true;
    },
    [store, t, hasRoom, say, dispatch],
  );
}
