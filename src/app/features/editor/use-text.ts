import { editor, failures, plans, sections } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useText = textsOf({ editor, failures, plans, sections });
