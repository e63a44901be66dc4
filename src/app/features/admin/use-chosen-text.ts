import { chosen } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useChosenText = createUseText({ chosen });
