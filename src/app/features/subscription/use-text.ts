import { payment, paymentSuccess, plans, profile, subscription } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ payment, paymentSuccess, plans, profile, subscription });
