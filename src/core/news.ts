/** An owner gets a mail for each thing at once, one a day for all of it, or both. */
export const NEWS_BY = ['each', 'daily', 'both'] as const;
export type NewsBy = (typeof NEWS_BY)[number];

/** The overview of a day can come at these full hours on the website's clock. */
export const OVERVIEW_HOURS = [5, 6, 7, 8, 9, 10, 12, 16, 18, 20] as const;
export const FIRST_OVERVIEW_HOUR = 7;
