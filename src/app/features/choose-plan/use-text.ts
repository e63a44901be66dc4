import { choosePlan, plans, profile } from '@messages/en.json';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ choosePlan, plans, profile });
