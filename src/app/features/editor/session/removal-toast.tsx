import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Removal, RemovalContext } from '@/sections/editor-kit/removal';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';

interface Removed {
  title: string;
  name: string;
  onUndone: () => void;
}

/** Says that something was removed and offers Undo, as long as the removal is the last change. */
export function useRemovalToast(): (removed: Removed) => void {
  const { store } = useEditorSession();
  const t = useText();
  const toast = useToast();
  const withdraw = useRef(() => {});
  // After the editor was left there is nothing to undo.
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
            // A notice that fades out can still be pressed.
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

/**
 * Provides the function by which editors remove things so that the owner can undo it, even after the fields were
 * closed.
 */
export function RemovalProvider({ children }: { children: ReactNode }) {
  const { store } = useEditorSession();
  const t = useText();
  const showRemoval = useRemovalToast();
  const handleRemoval = useCallback(
    ({ name, remove, onUndone }: Removal) => {
      const before = store.getState().page;
      remove();
      // If the removal is one step with what was typed just before, Undo would take that back too, so it is not
      // offered.
      if (store.getState().history.past.at(-1)?.page !== before) return;
      showRemoval({ title: t('editor.removed'), name, onUndone });
    },
    [store, t, showRemoval],
  );
  return <RemovalContext value={handleRemoval}>{children}</RemovalContext>;
}
