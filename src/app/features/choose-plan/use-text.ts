import { choosePlan, plans, profile } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ choosePlan, plans, profile });
