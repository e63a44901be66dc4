const UPLOAD = /\/uploads\/(\w+)-/g;

/** Whether some upload of ours is named in `before` and not any more in `after`. */
export function namesLess(before: unknown, after: unknown): boolean {
  const kept = uploadsIn(after);
  return [...uploadsIn(before)].some((id) => !kept.has(id));
}

function uploadsIn(value: unknown): Set<string> {
  return new Set(Array.from(JSON.stringify(value).matchAll(UPLOAD), ([, id]) => id ?? ''));
}
