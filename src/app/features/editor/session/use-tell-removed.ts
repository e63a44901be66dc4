import { useCallback, useEffect, useRef } from 'react';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { showRow } from './show-row';
import { useEditorSession } from './use-editor';

/** Tells that a section was removed and offers to take that back, as long as it is the last change. */
export function useTellRemoved(): (id: string, name: string) => void {
  const { store } = useEditorSession();
  const t = useText();
  const toast = useToast();
  const withdraw = useRef(() => {});
  // Whoever leaves the editor has nothing there to take back.
  useEffect(() => () => withdraw.current(), []);
  return useCallback(
    (id, name) => {
      const { page, title } = store.getState();
      const isLatest = () => store.getState().page === page && store.getState().title === title;
      const close = toast({
        title: t('editor.sectionRemoved'),
        description: name,
        button: {
          label: t('editor.undo'),
          name: t('editor.undoRemoval', { title: name }),
          onPress() {
            // A notice that fades away can still be pressed.
            if (!isLatest()) return;
            store.dispatch({ type: 'undo' });
            showRow(id, { focus: true });
          },
        },
      });
      const stop = store.subscribe(() => isLatest() || withdraw.current());
      withdraw.current = () => {
        stop();
        close();
      };
    },
    [store, t, toast],
  );
}
