import { landing, plans, sectionTypes, subscription } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ landing, plans, sectionTypes, subscription });
