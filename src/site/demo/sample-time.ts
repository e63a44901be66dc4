/** A sample whose time nobody has to believe shows this Tuesday before noon; a demo shows the present time. */
export const SAMPLE_DATE = '2026-11-24';
export const SAMPLE_WALL_TIME = `${SAMPLE_DATE} 10:30`;
