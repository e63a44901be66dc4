const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Returns the element of a row to which a key leads from the one with the focus; undefined if it leads nowhere. */
export function findByKey<Item extends HTMLElement>(row: readonly Item[], key: string): Item | undefined {
  const step = STEPS[key];
  const index = row.findIndex((item) => item.matches(':focus'));
  return step && index >= 0 ? row[step(index, row.length)] : undefined;
}
