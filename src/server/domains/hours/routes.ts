import * as api from '@/contracts/endpoints/hours';
import { SINGLE_CHANGES } from '../../http/rate-limit';
import { serve } from '../../http/route';
import { HOLIDAY_SOURCE, nameHolidays, readHours } from './read-hours';
import { type ListVisits, saveHours } from './save-hours';

/** A save may carry all special days twice: as they were, and as they are to be. */
const HOURS_LIMIT_BYTES = 256 * 1024;

export const hoursRoutes = (listVisits: ListVisits) => [
  serve(api.getHours, {
    access: 'site-owner',
    call: ({ deps, params: { id }, locale }) => readHours(deps, id, locale),
  }),
  serve(api.saveHours, {
    access: 'site-owner',
    ownerLimit: SINGLE_CHANGES,
    bodyLimitBytes: HOURS_LIMIT_BYTES,
    call: ({ deps, params: { id }, body: { before, ...after }, locale }) =>
      saveHours(deps, listVisits, id, { before, after }, locale),
  }),
  serve(api.listHolidays, {
    access: 'owner',
    call: async ({ query: { country, year, region }, locale }) => ({
      publicHolidays: nameHolidays(locale, country, year, region),
      holidaySource: HOLIDAY_SOURCE,
    }),
  }),
];
