import { auth, plans, profile } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ auth, plans, profile });
