import { type MouseEvent, type RefObject, useCallback } from 'react';
import { useOpenSection } from '../session/use-open-section';

/** Opens the editor of the section under a press, and shows it. */
export function useOpenPressed(
  pageRef: RefObject<HTMLElement | null>,
  onEdit: () => void,
): (event: MouseEvent) => void {
  const openSection = useOpenSection(onEdit);
  return useCallback(
    ({ clientY }) => {
      const id = sectionAt(pageRef.current, clientY);
      if (id !== undefined) openSection(id);
    },
    [pageRef, openSection],
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
