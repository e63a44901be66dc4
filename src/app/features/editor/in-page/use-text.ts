import { editor, inPage, sections } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ editor, inPage, sections });
