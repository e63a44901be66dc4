import { editor, readiness, sections } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ editor, readiness, sections });
