import { use, useMemo } from 'react';
import { ignoreSecondPress, type Press } from '@/ui/ignore-second-press';
import { keepFocus } from '@/ui/keep-focus';
import { usePlanDispatch } from '../plan/use-plan-dispatch';
import { useEditorSession } from '../session/editor-session';
import { SayContext } from '../session/say-context';
import { findRow, showRow } from '../session/show-row';
import { useHasRoom } from '../session/use-has-room';
import { useTellRemoved } from '../session/use-tell-removed';
import { sectionIds } from '../state/section-list';
import { useText } from '../use-text';

/** A section, and how it is called where it is told what became of it. */
interface NamedSection {
  id: string;
  name: string;
}

export interface SectionActionCalls {
  move: (section: NamedSection, step: 1 | -1) => void;
  duplicate: (section: NamedSection) => void;
  remove: (section: NamedSection, press: Press) => void;
}

/** What the buttons of the rows do, told to those who do not see it; the same object for all rows. */
export function useSectionActions(): SectionActionCalls {
  const { store } = useEditorSession();
  const t = useText();
  const say = use(SayContext);
  const dispatch = usePlanDispatch();
  const hasRoom = useHasRoom();
  const tellRemoved = useTellRemoved();
  return useMemo(
    () => ({
      move({ id, name }, step) {
        const ids = sectionIds(store.getState());
        const from = ids.indexOf(id);
        store.dispatch({ type: 'move-section', from, to: from + step });
        say(t('sections.list.over', { title: name, position: from + step + 1, count: ids.length }));
      },
      duplicate({ id, name }) {
        if (!hasRoom()) return;
        if (!dispatch({ type: 'duplicate-section', id })) return;
        say(t('sections.list.duplicated', { title: name }));
        // The row that was pressed closes, and on a phone its buttons go with its fields.
        showRow(store.getState().openSectionId, { focus: true });
      },
      remove({ id, name }, press) {
        ignoreSecondPress(press);
        keepFocus(findRow(id));
        store.dispatch({ type: 'remove-section', id });
        tellRemoved({
          title: t('editor.sectionRemoved'),
          name,
          onUndone: () => showRow(id, { focus: true }),
        });
      },
    }),
    [store, t, say, dispatch, hasRoom, tellRemoved],
  );
}
