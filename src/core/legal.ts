import { toSafeLink } from './link';
import type { Locale } from './locale/locale';

/** The law may ask a business for these on its website; each is the last part of its page's address, too. */
export const LEGAL_KINDS = ['imprint', 'privacy', 'terms'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/**
 * An owner gives a legal page as a text or an address. The one that does not count stays stored, so that nobody loses a
 * text by a press.
 */
export interface LegalEntry {
  /** Visitors read it at an address below the website's. */
  text: string;
  /** It leads to a page somewhere else. */
  address: string;
  /** It is true if the address counts, else the text does. */
  isElsewhere: boolean;
}

export type Legal = Record<LegalKind, LegalEntry>;

/** A generated privacy notice stays below about this many characters. */
export const LEGAL_TEXT_MAX_LENGTH = 20_000;
export const LEGAL_ADDRESS_MAX_LENGTH = 2000;

/** The footer of a page leads to this legal page. */
export interface LegalLink {
  kind: LegalKind;
  href: string;
}

const NOTHING: LegalEntry = { text: '', address: '', isElsewhere: false };

/** Returns what is stored with all kinds, each empty until it is given. */
export function fillLegal(stored: Partial<Legal> | null | undefined): Legal {
  return {
    imprint: { ...NOTHING, ...stored?.imprint },
    privacy: { ...NOTHING, ...stored?.privacy },
    terms: { ...NOTHING, ...stored?.terms },
  };
}

/** Returns an address as an encrypted link to a page; null for anything else. */
export function toSecureLink(address: string): string | null {
  const link = toSafeLink(address);
  return link !== null && /^https:/i.test(link) ? link : null;
}

/** Returns the kinds in the order in which readers of a language look for them: in German the imprint comes first. */
export function orderLegalKinds(locale: Locale): readonly LegalKind[] {
  return locale === 'de' ? LEGAL_KINDS : ['terms', 'privacy', 'imprint'];
}

/** Returns the text that is shown as a page of ours; null where there is none. */
export function findLegalText(stored: Partial<Legal> | null | undefined, kind: LegalKind): string | null {
  const { text, isElsewhere } = fillLegal(stored)[kind];
  return isElsewhere || text.trim() === '' ? null : text;
}

/** Lists the legal pages that visitors get, in the order of the page's language. */
export function listLegalLinks(
  stored: Partial<Legal> | null | undefined,
  { slug, language }: { slug: string; language: Locale },
): LegalLink[] {
  const legal = fillLegal(stored);
  return orderLegalKinds(language).flatMap((kind) => {
    const { address, isElsewhere } = legal[kind];
    if (isElsewhere) {
      const href = toSecureLink(address);
      return href === null ? [] : [{ kind, href }];
    }
    return findLegalText(legal, kind) === null ? [] : [{ kind, href: getLegalPath(slug, kind) }];
  });
}

/** Lists the kinds that the owner has given. */
export function listGivenLegal(stored: Partial<Legal> | null): LegalKind[] {
  return listLegalLinks(stored, { slug: '', language: 'de' }).map(({ kind }) => kind);
}

export function getLegalPath(slug: string, kind: LegalKind): string {
  return `/${slug}/${kind}`;
}
