import { cookies, front } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ cookies, front });
