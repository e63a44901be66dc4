import { landing, sections, subscription } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ landing, sections, subscription });
