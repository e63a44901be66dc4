import { diary } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useDiaryText = createUseText({ diary });
