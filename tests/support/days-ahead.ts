import { addDays } from '@/core/dates';
import { getWeekday, WEEKDAYS } from '@/core/locale/weekdays';
import { toLocalDate } from '@/core/wall-clock';

/** It is the day on which the tests run, by the clock of the websites in them. */
export const TODAY = toLocalDate(new Date(), 'Europe/Bratislava');
/** The week of this Monday lies ahead on any day. */
export const MONDAY = addDays(TODAY, 14 - WEEKDAYS.indexOf(getWeekday(TODAY)));
export const TUESDAY = addDays(MONDAY, 1);
