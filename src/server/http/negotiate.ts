import { createHash } from 'node:crypto';

/** Creates a tag of a version that is the same in every encoding. */
export function createEtag(version: string | Buffer): string {
  return `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
}

/** A page is kept in these encodings, the smallest first. */
export type Encoding = 'br' | 'gzip';

/** Chooses the encoding to answer in; null when the browser takes the page only as it is. */
export function chooseEncoding(acceptEncoding = ''): Encoding | null {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : null;
}

/** Returns true if the browser has this version already: `ifNoneMatch` is one tag, a list of them, or a star for any. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => toOpaque(tag) === toOpaque(etag));
}

/** Returns true if a browser takes an encoding; a coding whose weight is 0 is one that it refuses. */
export function accepts(acceptEncoding = '', encoding: Encoding): boolean {
  return acceptEncoding.split(',').some((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Tags are compared as weak ones: a proxy may have changed the encoding, and with it the strength. */
function toOpaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
