const count = new Intl.NumberFormat('sk-SK', { maximumFractionDigits: 0 });

/** 1 284, never broken over two lines. */
export function formatCount(value: number): string {
  return count.format(value);
}
