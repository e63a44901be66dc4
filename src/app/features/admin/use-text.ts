import { admin, plans } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ admin, plans });
