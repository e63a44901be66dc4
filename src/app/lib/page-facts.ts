import { HOST_MARK } from '@/core/page-marks';

/** Finds a fact that the server writes into the head of our own pages, because it was not known when they were built. */
function findFact(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
}

/**
 * Returns the host of addresses that people are shown, wherever this page was opened; at build time a placeholder for
 * it.
 */
export function getPublicHost(): string {
  if (typeof document === 'undefined') return HOST_MARK;
  return findFact('public-host') ?? window.location.host;
}

/** Returns the address where people reach a person; null where the operator names none. */
export function findSupportEmail(): string | null {
  return findFact('support-email');
}

/** Returns the id of the Google tag that this page may load; null where it may load none. */
export function findGoogleTagId(): string | null {
  return findFact('gtag-id');
}

/** Returns true if other screens may load a tag, and this page may not. */
export function hasTagElsewhere(): boolean {
  return findFact('gtag-elsewhere') !== null;
}

/** Returns the address of a website as people read it: host and slug, without a scheme. */
export function getPublicAddress(slug: string): string {
  return `${getPublicHost()}/${slug}`;
}
