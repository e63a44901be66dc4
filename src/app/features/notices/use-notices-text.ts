import { notices } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useNoticesText = textsOf({ notices });
