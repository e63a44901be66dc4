import { paths } from '@/core/screen-paths';

/** Finds the website whose editor is at this address; null at any other. */
export function findEditedId(pathname: string): number | null {
  const id = pathname.startsWith(`${paths.editor()}/`) ? pathname.slice(paths.editor().length + 1) : '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

/** Returns the path to go to after signing in, if it lies on this site; any other is dropped. */
export function toSafeNextPath(next: unknown, origin: string): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  return url.pathname + url.search + url.hash;
}
