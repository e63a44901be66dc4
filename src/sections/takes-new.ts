/**
 * Whether a list is over its limit by something that did not stand there before. What is over a limit may stay, change
 * its words and go.
 */
export function takesNew(items: readonly string[], stored: readonly string[], limit: number): boolean {
  if (items.length <= limit) return false;
  const kept = new Map<string, number>();
  for (const item of stored) kept.set(item, (kept.get(item) ?? 0) + 1);
  return items.some((item) => {
    const left = kept.get(item) ?? 0;
    kept.set(item, left - 1);
    return left <= 0;
  });
}
