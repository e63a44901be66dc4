import { admin, orderSheet } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useOrderText = createUseText({ admin, orderSheet });
