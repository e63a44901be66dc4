import { payment, paymentSuccess, plans, profile, subscription } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ payment, paymentSuccess, plans, profile, subscription });
