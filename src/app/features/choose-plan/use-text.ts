import { choosePlan, plans, profile } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ choosePlan, plans, profile });
