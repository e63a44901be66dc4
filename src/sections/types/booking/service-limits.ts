export const DURATION_STEP_MINUTES = 15;
export const MIN_DURATION_MINUTES = 15;
const MAX_DURATION_MINUTES = 24 * 60;
const MAX_NIGHT_PRICE = 1_000_000;

/** A quarter of an hour or several, up to a day. */
export function isDuration(minutes: number): boolean {
  return (
    minutes >= MIN_DURATION_MINUTES &&
    minutes <= MAX_DURATION_MINUTES &&
    minutes % DURATION_STEP_MINUTES === 0
  );
}

/** Whole euros. */
export function isNightPrice(euros: number): boolean {
  return Number.isInteger(euros) && euros >= 0 && euros <= MAX_NIGHT_PRICE;
}
