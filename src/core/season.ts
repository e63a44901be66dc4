export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

const SEASON_MONTHS = 3;

/** Returns the season of a date, YYYY-MM-DD, as the weather has it north of the equator: spring begins in March. */
export function getSeason(date: string): Season {
  const sinceMarch = (getMonthOfYear(date) + 9) % 12;
  return seasons[Math.floor(sinceMarch / SEASON_MONTHS)] ?? 'winter';
}

/** Returns the first day, YYYY-MM-DD, of the season that follows a date's. */
export function getNextSeason(date: string): string {
  const first = Math.floor(getMonthOfYear(date) / SEASON_MONTHS) * SEASON_MONTHS + SEASON_MONTHS;
  const year = Number(date.slice(0, 4)) + (first > 12 ? 1 : 0);
  const month = String(first > 12 ? first - 12 : first).padStart(2, '0');
  return `${year}-${month}-01`;
}

const getMonthOfYear = (date: string) => Number(date.slice(5, 7));
