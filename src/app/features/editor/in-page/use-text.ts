import { editor, editorParts, inPage, list, pageMenu, plans, sectionTypes } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ editor, editorParts, inPage, list, pageMenu, plans, sectionTypes });
