import { addDays } from './dates';
import { getWeekday, WEEKDAYS, type Weekday } from './locale/weekdays';
import { key, type MessageKey } from './messages';

export const HOLIDAY_COUNTRIES = ['SK', 'CZ', 'DE', 'AT'] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

/** These parts of a country, the German states, have public holidays of their own. */
export const HOLIDAY_REGIONS = [
  'BB',
  'BE',
  'BW',
  'BY',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const;
export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number];

/** The rules here do not know the laws before this year. */
export const FIRST_HOLIDAY_YEAR = 2026;
export const LAST_HOLIDAY_YEAR = 2099;

export interface PublicHoliday {
  /** It is written YYYY-MM-DD. */
  date: string;
  /** It names the holiday within its country in every year: `12-24`, `easter 1`, `wednesday before 11-23`. */
  rule: string;
  name: MessageKey;
}

interface HolidayRule extends Omit<PublicHoliday, 'date'> {
  regions?: readonly HolidayRegion[];
  /** Only a holiday of one year has it. */
  year?: number;
}

const toRule = (
  rule: string,
  name: MessageKey,
  of: Pick<HolidayRule, 'regions' | 'year'> = {},
): HolidayRule => ({
  rule,
  name,
  ...of,
});
const limitTo = (...regions: HolidayRegion[]) => ({ regions });

/**
 * The law closes shops and offices on these days, by date-holidays (docs/decisions/065), whose data is CC BY-SA 3.0;
 * `scripts/record-holidays.mjs` records what a newer version says, and the test shows what has changed.
 */
const RULES: Record<HolidayCountry, readonly HolidayRule[]> = {
  SK: [
    toRule('01-01', key('holidays.slovakRepublic')),
    toRule('01-06', key('holidays.epiphany')),
    toRule('easter -2', key('holidays.goodFriday')),
    toRule('easter 1', key('holidays.easterMonday')),
    toRule('05-01', key('holidays.labourDay')),
    toRule('07-05', key('holidays.cyrilAndMethodius')),
    toRule('08-29', key('holidays.slovakUprising')),
    toRule('11-01', key('holidays.allSaints')),
    toRule('12-24', key('holidays.christmasEve')),
    toRule('12-25', key('holidays.christmasDay')),
    toRule('12-26', key('holidays.stStephen')),
  ],
  CZ: [
    toRule('01-01', key('holidays.newYear')),
    toRule('easter -2', key('holidays.goodFriday')),
    toRule('easter 1', key('holidays.easterMonday')),
    toRule('05-01', key('holidays.labourDay')),
    toRule('05-08', key('holidays.victoryDay')),
    toRule('07-05', key('holidays.cyrilAndMethodius')),
    toRule('07-06', key('holidays.janHus')),
    toRule('09-28', key('holidays.czechStatehood')),
    toRule('10-28', key('holidays.czechoslovakState')),
    toRule('11-17', key('holidays.freedomAndDemocracy')),
    toRule('12-24', key('holidays.christmasEve')),
    toRule('12-25', key('holidays.christmasDay')),
    toRule('12-26', key('holidays.stStephen')),
  ],
  DE: [
    toRule('01-01', key('holidays.newYear')),
    toRule('01-06', key('holidays.epiphany'), limitTo('BW', 'BY', 'ST')),
    toRule('03-08', key('holidays.womensDay'), limitTo('BE', 'MV')),
    toRule('easter -2', key('holidays.goodFriday')),
    toRule('easter 0', key('holidays.easterSunday'), limitTo('BB')),
    toRule('easter 1', key('holidays.easterMonday')),
    toRule('05-01', key('holidays.labourDay')),
    toRule('easter 39', key('holidays.ascension')),
    toRule('easter 49', key('holidays.whitSunday'), limitTo('BB')),
    toRule('easter 50', key('holidays.whitMonday')),
    toRule('easter 60', key('holidays.corpusChristi'), limitTo('BW', 'BY', 'HE', 'NW', 'RP', 'SL')),
    toRule('06-17', key('holidays.uprising1953'), { ...limitTo('BE'), year: 2028 }),
    toRule('08-15', key('holidays.assumption'), limitTo('SL')),
    toRule('09-20', key('holidays.childrensDay'), limitTo('TH')),
    toRule('10-03', key('holidays.germanUnity')),
    toRule(
      '10-31',
      key('holidays.reformation'),
      limitTo('BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'),
    ),
    toRule('11-01', key('holidays.allSaints'), limitTo('BW', 'BY', 'NW', 'RP', 'SL')),
    toRule('wednesday before 11-23', key('holidays.repentance'), limitTo('SN')),
    toRule('12-25', key('holidays.christmasDay')),
    toRule('12-26', key('holidays.stStephen')),
  ],
  AT: [
    toRule('01-01', key('holidays.newYear')),
    toRule('01-06', key('holidays.epiphany')),
    toRule('easter 1', key('holidays.easterMonday')),
    toRule('05-01', key('holidays.labourDay')),
    toRule('easter 39', key('holidays.ascension')),
    toRule('easter 50', key('holidays.whitMonday')),
    toRule('easter 60', key('holidays.corpusChristi')),
    toRule('08-15', key('holidays.assumption')),
    toRule('10-26', key('holidays.austrianNationalDay')),
    toRule('11-01', key('holidays.allSaints')),
    toRule('12-08', key('holidays.immaculateConception')),
    toRule('12-25', key('holidays.christmasDay')),
    toRule('12-26', key('holidays.stStephen')),
  ],
};

/** Finding Easter a thousand times a second would be a waste: bookings ask for each day that they offer. */
const known = new Map<string, readonly PublicHoliday[]>();

/** Lists the public holidays of a year in order; with a region also those that only the region has. */
export function listPublicHolidays(
  country: HolidayCountry,
  year: number,
  region?: HolidayRegion,
): readonly PublicHoliday[] {
  const name = `${country} ${year} ${region}`;
  const found = known.get(name) ?? listHolidays(country, year, region);
  known.set(name, found);
  return found;
}

/** Returns true for a rule of a country, whatever its region. */
export function isHolidayRule(country: HolidayCountry, rule: string): boolean {
  return RULES[country].some((holiday) => holiday.rule === rule);
}

function listHolidays(country: HolidayCountry, year: number, region?: HolidayRegion): PublicHoliday[] {
  if (year < FIRST_HOLIDAY_YEAR || year > LAST_HOLIDAY_YEAR) return [];
  return RULES[country]
    .filter(({ regions }) => !regions || (region && regions.includes(region)))
    .filter((holiday) => holiday.year === undefined || holiday.year === year)
    .map(({ rule, name }) => ({ date: getDate(rule, year), rule, name }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

function getDate(rule: string, year: number): string {
  const [word = '', value = '', day = ''] = rule.split(' ');
  if (word === 'easter') return addDays(computeEasterSunday(year), Number(value));
  if (value === 'before') return getWeekdayBefore(word as Weekday, `${year}-${day}`);
  return `${year}-${word}`;
}

/** Returns the last such weekday before a date. */
function getWeekdayBefore(weekday: Weekday, date: string): string {
  const back = (WEEKDAYS.indexOf(getWeekday(date)) - WEEKDAYS.indexOf(weekday) + 7) % 7;
  return addDays(date, -(back || 7));
}

/** Uses the 'Anonymous Gregorian algorithm' (Meeus/Jones/Butcher). */
function computeEasterSunday(year: number): string {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((moon + 11 * epact + 22 * sunday) / 451);
  // The algorithm counts from 22 March, the earliest Easter there is.
  return addDays(`${year}-03-22`, epact + sunday - 7 * late);
}
