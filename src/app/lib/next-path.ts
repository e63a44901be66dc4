/** The place to go to after signing in, if it lies on this site; anything else is dropped. */
export function safeNextPath(next: unknown, origin: string): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  return url.pathname + url.search + url.hash;
}
