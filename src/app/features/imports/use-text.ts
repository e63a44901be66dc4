import { imports } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ imports });
