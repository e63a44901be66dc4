import { search } from '@messages';
import { textsOf } from '@/app/lib/texts';

export const useSearchText = textsOf({ search });
