import { people } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useText = createUseText({ people });
