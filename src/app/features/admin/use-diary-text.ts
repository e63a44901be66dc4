import { diary } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useDiaryText = textsOf({ diary });
