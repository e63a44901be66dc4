import { addDays } from '@/core/dates';
import { getWeekday, WEEKDAYS } from '@/core/locale/weekdays';
import { toLocalDate } from '@/core/wall-clock';

/** The day on which the tests run, by the clock of the websites in them. */
export const TODAY = toLocalDate(new Date(), 'Europe/Bratislava');
/** The Monday of a week that lies ahead whatever day it is. */
export const MONDAY = addDays(TODAY, 14 - WEEKDAYS.indexOf(getWeekday(TODAY)));
export const TUESDAY = addDays(MONDAY, 1);
