/** The trades that templates, signs and drawings are made for, in the order in which owners choose among them. */
export const trades = ['beauty', 'food', 'building', 'stays'] as const;
export type Trade = (typeof trades)[number];
