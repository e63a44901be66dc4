import { editor, failures, plans, sections } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ editor, failures, plans, sections });
