import { editor, failures, list, plans, sectionTypes } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ editor, failures, list, plans, sectionTypes });
