import { use } from 'react';
import { useText } from '@/app/lib/texts';
import { SayContext } from '../session/say-context';
import { useEditorSession } from '../session/use-editor';

interface SectionActionCalls {
  move: (step: 1 | -1) => void;
  remove: () => void;
}

/** What the buttons of a section do, told to those who do not see it. */
export function useSectionActions(id: string, name: string): SectionActionCalls {
  const { store } = useEditorSession();
  const t = useText();
  const say = use(SayContext);
  return {
    move(step) {
      const ids = store.getState().page.sections.map((section) => section.id);
      const from = ids.indexOf(id);
      store.dispatch({ type: 'move-section', from, to: from + step });
      say(t('sections.list.over', { title: name, position: from + step + 1, count: ids.length }));
    },
    remove() {
      store.dispatch({ type: 'remove-section', id });
      say(t('sections.list.removed', { title: name }));
    },
  };
}
