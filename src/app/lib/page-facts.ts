import { HOST_MARK } from '@/core/page-marks';

/** Finds a fact that the server writes into the head of our own pages, because it was not known when they were built. */
function findFact(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
}

/** The host of addresses that people are shown, wherever this page was opened; a mark for it while a page is drawn at build time. */
export function getPublicHost(): string {
  if (typeof document === 'undefined') return HOST_MARK;
  return findFact('public-host') ?? window.location.host;
}

/** Returns the address where people write to a person; null where the operator names none. */
export function findSupportEmail(): string | null {
  return findFact('support-email');
}

/** The tag of Google that this page may load; null where it may load none. */
export function findGoogleTagId(): string | null {
  return findFact('gtag-id');
}

/** Returns true if other screens may load a tag, and this page may not. */
export function hasTagElsewhere(): boolean {
  return findFact('gtag-elsewhere') !== null;
}

/** The address of a website as people read it: host and slug, without a scheme. */
export function getPublicAddress(slug: string): string {
  return `${getPublicHost()}/${slug}`;
}
