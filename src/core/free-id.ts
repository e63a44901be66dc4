/** An id of a kind, a hyphen and a timestamp; two of one millisecond take different ones. */
export function freeId(kind: string, nowMs: number, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let timestamp = nowMs;
  while (ids.has(`${kind}-${timestamp}`)) timestamp += 1;
  return `${kind}-${timestamp}`;
}
