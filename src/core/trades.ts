/** Templates, signs and drawings are made for these trades; owners choose among them in this order. */
export const trades = ['beauty', 'food', 'building', 'stays'] as const;
export type Trade = (typeof trades)[number];
