import { useCallback } from 'react';
import { useEditorSession } from './editor-session';
import { showRow } from './show-row';

/** Opens a section's editor and shows it; `onEdit` brings the fields into the view where the preview has their place. */
export function useOpenSection(onEdit: () => void): (id: string) => void {
  const { store } = useEditorSession();
  return useCallback(
    (id) => {
      if (store.getState().openSectionId !== id) store.dispatch({ type: 'toggle-section', id });
      onEdit();
      showRow(id, { focus: true });
    },
    [store, onEdit],
  );
}
