import * as z from 'zod/mini';
import { MAX_NIGHTS } from '@/core/booking-limits';
import { isCalendarDate } from '@/core/dates';
import { key, type MessageKey } from '@/core/messages';
import { parsePriceCents } from '@/core/money';
import { parseMinutes } from '@/core/opening-hours';
import {
  CITY_TAX_NOTE_MAX_LENGTH,
  MAX_GUESTS,
  MAX_SEASON_DAYS,
  MAX_SEASONS,
  type RoomRules,
  type Season,
} from '@/core/stays';
import { countSpanDays } from '@/core/yearly-span';

const MAX_NIGHT_PRICE = 1_000_000;
const MAX_CITY_TAX_CENTS = 100_00;

type AtSaveList = <Item extends z.ZodMiniType>(
  item: Item,
  maxLength: number,
  message: MessageKey,
) => z.ZodMiniArray<Item>;

/** Makes the fields that a service has if it is a room, for daily bookings. */
export function createRoomFields(id: z.ZodMiniType<string>, list: AtSaveList) {
  const season = z.object({
    id,
    /** The season lasts from its first night until its last, both YYYY-MM-DD. */
    from: z.string(),
    until: z.string(),
    /** True if the season comes again in each year. */
    isYearly: z.optional(z.boolean()),
    /** The season's nights cost this many euros; where it is missing, the room's price counts. */
    price: z.optional(z.coerce.number()),
    /** A stay that begins in the season has at least this many nights; where it is missing, the room's number counts. */
    minNights: z.optional(z.coerce.number()),
  });
  return {
    /** A room sleeps this many guests; visitors are not asked how many they are where it is missing. */
    sleeps: z.optional(z.coerce.number()),
    minNights: z.optional(z.coerce.number()),
    seasons: z.optional(list(season, MAX_SEASONS, key('validation.tooManySeasons'))),
  };
}

/** Makes the fields that a section has if it is a house, for daily bookings. */
export function createHouseFields(note: z.ZodMiniType<string>) {
  return {
    /** Guests arrive from `checkIn` on and leave until `checkOut`, HH:MM; empty where the owner does not say. */
    checkIn: z.optional(z.string()),
    checkOut: z.optional(z.string()),
    /** Guests pay this on the spot for each person and night, for example `1,50`. */
    cityTax: z.optional(z.string()),
    /** The owner's words say which guests do not pay the tax. */
    cityTaxNote: z.optional(note),
    /** True if a room is kept free for one night after each stay. */
    isCleanedAfter: z.optional(z.boolean()),
  };
}

interface House {
  services: readonly (RoomRules & { sleeps?: number | undefined; seasons?: readonly Season[] | undefined })[];
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  cityTax?: string | undefined;
  cityTaxNote?: string | undefined;
}

interface Problem {
  path: (string | number)[];
  message: MessageKey;
  params?: object;
}

/** Lists what is wrong with the rooms and the house of a section, by the paths of their fields. */
export function checkStay({ services, ...house }: House): Problem[] {
  return [...services.flatMap(checkRoom), ...checkHouse(house)];
}

function checkRoom(room: House['services'][number], index: number): Problem[] {
  const path = ['services', index];
  const problems: Problem[] = [];
  if (!isNightPrice(room.price))
    problems.push({ path: [...path, 'price'], message: key('validation.nightPrice') });
  if (!isWithin(room.sleeps, 1, MAX_GUESTS))
    problems.push({
      path: [...path, 'sleeps'],
      message: key('validation.capacity'),
      params: { max: MAX_GUESTS },
    });
  if (!isWithin(room.minNights, 1, MAX_NIGHTS)) problems.push(createNightsProblem(path));
  const seasons = room.seasons ?? [];
  return [...problems, ...seasons.flatMap((one, at) => checkSeason(one, [...path, 'seasons', at]))];
}

function createNightsProblem(path: Problem['path']): Problem {
  return {
    path: [...path, 'minNights'],
    message: key('validation.capacity'),
    params: { max: MAX_NIGHTS },
  };
}

function checkSeason({ from, until, price = 0, minNights }: Season, path: Problem['path']): Problem[] {
  const problems: Problem[] = [];
  const refuse = (field: string, message: MessageKey, params?: object) =>
    problems.push({ path: [...path, field], message, ...(params && { params }) });
  if (!isCalendarDate(from)) refuse('from', key('validation.date'));
  else if (!isCalendarDate(until)) refuse('until', key('validation.date'));
  else if (until < from) refuse('until', key('validation.untilBeforeFrom'));
  else if (countSpanDays({ from, until }) > MAX_SEASON_DAYS)
    refuse('until', key('validation.spanTooLong'), { max: MAX_SEASON_DAYS });
  if (!isNightPrice(price)) refuse('price', key('validation.nightPrice'));
  if (!isWithin(minNights, 1, MAX_NIGHTS)) problems.push(createNightsProblem(path));
  return problems;
}

function checkHouse({ checkIn, checkOut, cityTax = '', cityTaxNote = '' }: Omit<House, 'services'>) {
  const problems: Problem[] = [];
  for (const [field, time = ''] of Object.entries({ checkIn, checkOut })) {
    if (time !== '' && parseMinutes(time) === null)
      problems.push({ path: [field], message: key('validation.time') });
  }
  const cents = cityTax.trim() === '' ? 0 : parsePriceCents(cityTax);
  if (cents === null || cents > MAX_CITY_TAX_CENTS)
    problems.push({ path: ['cityTax'], message: key('validation.productPrice') });
  if (cityTaxNote.length > CITY_TAX_NOTE_MAX_LENGTH)
    problems.push({ path: ['cityTaxNote'], message: key('validation.tooLong') });
  return problems;
}

/** Returns true for a missing number, and for a number of the range. */
export function isWithin(value: number | undefined, min: number, max: number, step = 1): boolean {
  return value === undefined || (value >= min && value <= max && Number.isInteger(value / step));
}

/** Returns true if the price is in whole euros. */
function isNightPrice(euros: number): boolean {
  return Number.isInteger(euros) && euros >= 0 && euros <= MAX_NIGHT_PRICE;
}
