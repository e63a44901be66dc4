import { hours } from '@messages';
import { createUseText } from '@/app/lib/texts';

/** Returns the texts of opening hours, for all screens on which hours are typed. */
export const useHoursText = createUseText({ hours });
