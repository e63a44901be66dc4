import { hours } from '@messages';
import { createUseText } from '@/app/lib/texts';

/** The texts of opening hours, for all screens on which some are typed. */
export const useHoursText = createUseText({ hours });
