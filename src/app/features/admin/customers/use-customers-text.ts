import { admin, customers } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useCustomersText = createUseText({ admin, customers });
