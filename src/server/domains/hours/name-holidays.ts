import type { NamedHoliday } from '@/contracts/endpoints/hours';
import type { Locale } from '@/core/locale/locale';
import { type HolidayCountry, type HolidayRegion, publicHolidays } from '@/core/public-holidays';
import { text } from '../../kernel/text';

/** The licence of the list asks for its author and itself; docs/third-party.md says the same. */
export const HOLIDAY_SOURCE = {
  text: 'date-holidays, CC BY-SA 3.0',
  url: 'https://github.com/commenthol/date-holidays',
};

/** Lists the public holidays of a year with their names in a language. */
export function nameHolidays(
  locale: Locale,
  country: HolidayCountry,
  year: number,
  region?: HolidayRegion | null,
): NamedHoliday[] {
  return publicHolidays(country, year, region ?? undefined).map(({ date, rule, name }) => ({
    date,
    rule,
    name: text(locale, name),
  }));
}
