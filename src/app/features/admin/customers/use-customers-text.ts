import { admin, customers } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useCustomersText = textsOf({ admin, customers });
