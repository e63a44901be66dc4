import { editor, readiness, sections, sectionTypes } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ editor, readiness, sections, sectionTypes });
