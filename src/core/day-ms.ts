/** A day by the clock; a day of the calendar can be an hour longer or shorter. */
export const DAY_MS = 24 * 60 * 60 * 1000;
