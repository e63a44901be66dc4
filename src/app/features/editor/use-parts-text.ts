import { editor, editorParts, failures, list, planFeatures, plans, sections, sectionTypes } from '@messages';
import { createUseText } from '@/app/lib/texts';

/** Returns the texts of the parts of the editor that have a script of their own. */
export const usePartsText = createUseText({
  editor,
  editorParts,
  failures,
  list,
  planFeatures,
  plans,
  sections,
  sectionTypes,
});
