import { useCallback, useEffect, useRef } from 'react';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';

interface Removed {
  title: string;
  name: string;
  onUndone: () => void;
}

/** Tells that something was removed and offers to take that back, as long as it is the last change. */
export function useRemovalToast(): (removed: Removed) => void {
  const { store } = useEditorSession();
  const t = useText();
  const toast = useToast();
  const withdraw = useRef(() => {});
  // Whoever leaves the editor has nothing there to take back.
  useEffect(() => () => withdraw.current(), []);
  return useCallback(
    ({ title, name, onUndone }) => {
      const removed = store.getState();
      const isLatest = () => {
        const now = store.getState();
        return now.page === removed.page && now.title === removed.title;
      };
      const close = toast({
        title,
        description: name,
        button: {
          label: t('editor.undo'),
          name: t('editor.undoRemoval', { title: name }),
          onPress() {
            // A notice that fades away can still be pressed.
            if (!isLatest()) return;
            store.dispatch({ type: 'undo' });
            onUndone();
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
