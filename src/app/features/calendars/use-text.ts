import { calendarsIn, calendarsOut } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ calendarsIn, calendarsOut });
