import { cookies, front } from '@messages/en.json';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ cookies, front });
