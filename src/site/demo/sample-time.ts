/** Samples that nobody has to believe stand on this Tuesday before noon. */
export const SAMPLE_DATE = '2026-11-24';
export const SAMPLE_WALL_TIME = `${SAMPLE_DATE} 10:30`;
