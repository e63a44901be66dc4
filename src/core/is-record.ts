/** Returns true for an object whose fields can be read by their names; a list is one too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
