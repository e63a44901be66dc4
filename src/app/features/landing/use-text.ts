import { landing, sections, subscription } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ landing, sections, subscription });
