import { imports } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ imports });
