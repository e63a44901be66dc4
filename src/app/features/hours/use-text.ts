import { hours } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ hours });
