import { landing, sectionTypes, subscription } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ landing, sectionTypes, subscription });
