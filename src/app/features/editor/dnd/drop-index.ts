interface Edges {
  top: number;
  bottom: number;
}

/** The place in a list at which something dropped at `y` would stand: after every row whose middle is above. */
export function dropIndexAt(y: number, rows: readonly Edges[]): number {
  return rows.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}
