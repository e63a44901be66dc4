import { admin, diary, today } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useTodayText = createUseText({ admin, diary, today });
