/** Returns the value that the given share of all values does not exceed. */
export function getQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function getMedian(values: readonly number[]): number {
  return getQuantile(values, 0.5);
}
