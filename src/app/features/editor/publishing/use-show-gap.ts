import { useCallback } from 'react';
import type { Gap } from '@/sections/readiness/list-gaps';
import { useOpenSection } from '../session/section-commands';
import { getFieldName } from './gap-words';
import { showField } from './show-field';
import { useText } from './use-text';

/** Opens the section that a gap is about and gives the focus to its field; `onEdit` brings the fields into view. */
export function useShowGap(onEdit: () => void): (gap: Gap) => void {
  const t = useText();
  const openSection = useOpenSection(onEdit);
  return useCallback(
    (gap) => {
      if (gap.sectionId === null) onEdit();
      else openSection(gap.sectionId);
      showField(gap, getFieldName(gap, t));
    },
    [t, openSection, onEdit],
  );
}
