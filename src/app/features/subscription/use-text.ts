import { payment, paymentSuccess, subscription } from '@messages/en.json';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ payment, paymentSuccess, subscription });
