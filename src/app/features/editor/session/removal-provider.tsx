import { type ReactNode, useCallback } from 'react';
import { type Removal, RemovalContext } from '@/sections/editor-kit/host';
import { useText } from '../use-text';
import { useEditorSession } from './editor-session';
import { useTellRemoved } from './use-tell-removed';

/** Lets whatever is edited take things out so that the owner can have them back. */
export function RemovalProvider({ children }: { children: ReactNode }) {
  const { store } = useEditorSession();
  const t = useText();
  const tellRemoved = useTellRemoved();
  const handleRemoval = useCallback(
    ({ name, remove, onUndone }: Removal) => {
      const before = store.getState().page;
      remove();
      // Not where the removal is one step with what was typed just before: undoing it would take that back, too.
      if (store.getState().history.past.at(-1)?.page !== before) return;
      tellRemoved({ title: t('editor.removed'), name, onUndone });
    },
    [store, t, tellRemoved],
  );
  return <RemovalContext value={handleRemoval}>{children}</RemovalContext>;
}
