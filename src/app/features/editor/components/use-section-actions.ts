import { use } from 'react';
import { keepFocus } from '@/ui/keep-focus';
import { usePlanDispatch } from '../plan/use-plan-dispatch';
import { SayContext } from '../session/say-context';
import { findRow, showRow } from '../session/show-row';
import { useEditorSession } from '../session/use-editor';
import { useHasRoom } from '../session/use-has-room';
import { useText } from '../use-text';

interface SectionActionCalls {
  move: (step: 1 | -1) => void;
  duplicate: () => void;
  remove: () => void;
}

/** What the buttons of a section do, told to those who do not see it. */
export function useSectionActions(id: string, name: string): SectionActionCalls {
  const { store } = useEditorSession();
  const t = useText();
  const say = use(SayContext);
  const dispatch = usePlanDispatch();
  const hasRoom = useHasRoom();
  return {
    move(step) {
      const ids = store.getState().page.sections.map((section) => section.id);
      const from = ids.indexOf(id);
      store.dispatch({ type: 'move-section', from, to: from + step });
      say(t('sections.list.over', { title: name, position: from + step + 1, count: ids.length }));
    },
    duplicate() {
      if (!hasRoom()) return;
      if (!dispatch({ type: 'duplicate-section', id })) return;
      say(t('sections.list.duplicated', { title: name }));
      // The row that was pressed closes, and on a phone its buttons go with its fields.
      showRow(store.getState().openSectionId, { focus: true });
    },
    remove() {
      keepFocus(findRow(id));
      store.dispatch({ type: 'remove-section', id });
      say(t('sections.list.removed', { title: name }));
    },
  };
}
