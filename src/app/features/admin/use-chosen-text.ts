import { chosen } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useChosenText = textsOf({ chosen });
