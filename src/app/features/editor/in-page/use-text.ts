import { editor, inPage, list, sectionTypes } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ editor, inPage, list, sectionTypes });
