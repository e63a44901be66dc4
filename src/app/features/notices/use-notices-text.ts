import { notices } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useNoticesText = createUseText({ notices });
