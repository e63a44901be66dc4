import { admin, orderSheet } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useOrderText = textsOf({ admin, orderSheet });
