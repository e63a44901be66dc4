import { auth, plans, profile } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ auth, plans, profile });
