import { editor, editorParts, failures, list, planFeatures, plans, sections, sectionTypes } from '@messages';
import { createUseText } from '@/app/lib/texts';

/** The texts of what follows the editor in scripts of its own. */
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
