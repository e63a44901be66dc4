import { auth } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ auth });
