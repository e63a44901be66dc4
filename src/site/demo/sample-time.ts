/** All samples show this Tuesday before noon, and nobody has to believe them. */
export const SAMPLE_DATE = '2026-11-24';
export const SAMPLE_WALL_TIME = `${SAMPLE_DATE} 10:30`;
