import { calendarsIn, calendarsOut } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ calendarsIn, calendarsOut });
