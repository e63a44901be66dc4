export const MAX_ORDER_QUANTITY = 99;

/** Returns how many pieces a text means: a whole number from 1 to 99, else 1. */
export function readQuantity(text: string): number {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_ORDER_QUANTITY ? quantity : 1;
}
