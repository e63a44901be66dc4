/** The id of a section, or of an item in one, such as a service or a product, has at most this many characters. */
export const PAGE_ID_MAX_LENGTH = 80;

/** A person who came from a team section has the ids of that section and of the person in it. */
export const PERSON_ID_MAX_LENGTH = 170;

/** Creates an id of a kind, a hyphen and a timestamp; two of one millisecond take different ones. */
export function createFreeId(kind: string, nowMs: number, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let timestamp = nowMs;
  while (ids.has(`${kind}-${timestamp}`)) timestamp += 1;
  return `${kind}-${timestamp}`;
}
