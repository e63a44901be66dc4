import { search } from '@messages';
import { createUseText } from '@/app/lib/texts';

export const useSearchText = createUseText({ search });
