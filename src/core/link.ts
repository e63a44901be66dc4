import { findEmailProblem } from './email';

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const IMAGE_PROTOCOLS = new Set(['http:', 'https:']);
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A host with a port looks like a scheme, for example `example.com:8080`. */
const HOST_AND_PORT = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d+/i;

/**
 * Returns an absolute link that is safe to follow: an email address becomes a mailto:, and https:// is put before an
 * address without a scheme; null for anything else.
 */
export function toSafeLink(value: string): string | null {
  const text = value.trim();
  if (text === '' || text.startsWith('//') || text.startsWith('/\\') || text.startsWith('\\')) return null;
  const email = toEmailLink(text);
  if (email) return email;
  const absolute = HAS_SCHEME.test(text) && !HOST_AND_PORT.test(text) ? text : `https://${text}`;
  const url = parse(absolute);
  // A name before the @ makes one address look like another, and no owner means to send it.
  if (!url || !LINK_PROTOCOLS.has(url.protocol) || url.username !== '') return null;
  return absolute;
}

/** Returns a link that writes to an email address; null for anything else. */
export function toEmailLink(value: string): string | null {
  const email = value.trim();
  // The name before the @ may hold characters that would add a subject or another recipient.
  return findEmailProblem(email) ? null : `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** Returns a link as `toSafeLink` takes it, or a place on the same page (`#contact`). */
export function toSafeHref(value: string): string | null {
  const text = value.trim();
  return /^#[\w-]+$/.test(text) ? text : toSafeLink(text);
}

/** Returns the address of a picture: one of our own uploads or images, or http(s) elsewhere; null for anything else. */
export function toSafeImageUrl(value: string): string | null {
  const text = value.trim();
  // Most sections have no picture, and a parser that throws for each of them is felt at every key of the editor.
  if (text === '') return null;
  if (/^\/(uploads|images(\/(templates|looks|signs))?)\/[\w.-]+(#focus=\d{1,3},\d{1,3})?$/.test(text))
    return text;
  const url = parse(text);
  if (!url || !IMAGE_PROTOCOLS.has(url.protocol)) return null;
  return text;
}

function parse(text: string): URL | null {
  // The browsers of visitors' phones may be older than `URL.canParse`.
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const PHONE_CHARACTERS = /^\+?[\d\s()/.–-]+$/;
const DIGITS_MIN = 5;
/** E.164 allows no longer number. */
const DIGITS_MAX = 15;

/** Returns a link that calls the number; null for a text that is not exactly one phone number. */
export function toPhoneLink(text: string): string | null {
  const phone = text.trim();
  if (!PHONE_CHARACTERS.test(phone)) return null;
  // Behind the number of a country, the zero in brackets is not dialled.
  const isInternational = /^\(?\s*(?:\+|00)/.test(phone);
  const digits = (isInternational ? phone.replace(/\(0\)/, '') : phone).replace(/\D/g, '');
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return null;
  return `tel:${phone.startsWith('+') ? '+' : ''}${digits}`;
}

/** Returns a link to an address on a map, which phones open in an application of theirs; null without an address. */
export function toMapLink(address: string): string | null {
  if (address === '') return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
