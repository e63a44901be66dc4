import { type MouseEvent, type RefObject, useCallback } from 'react';
import { showRow } from '../session/show-row';
import { useEditorSession } from '../session/use-editor';

/** Opens the editor of the section under a press, and shows it. */
export function useOpenPressed(
  pageRef: RefObject<HTMLElement | null>,
  onEdit: () => void,
): (event: MouseEvent) => void {
  const { store } = useEditorSession();
  return useCallback(
    ({ clientY }) => {
      const id = sectionAt(pageRef.current, clientY);
      if (id === undefined) return;
      if (store.getState().openSectionId !== id) store.dispatch({ type: 'toggle-section', id });
      onEdit();
      showRow(id, { focus: true });
    },
    [store, pageRef, onEdit],
  );
}

/** The page is inert, so the press itself does not say where in it. */
function sectionAt(page: HTMLElement | null, y: number): string | undefined {
  const pressed = [...(page?.querySelectorAll<HTMLElement>('[data-section-id]') ?? [])].find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  return pressed?.dataset.sectionId;
}
