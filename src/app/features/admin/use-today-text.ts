import { admin, diary, today } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useTodayText = textsOf({ admin, diary, today });
