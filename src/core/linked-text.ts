import { toEmailLink, toSafeLink } from './link';
import { listPhones } from './phones-in-text';
import type { Run } from './text-lines';

/** A piece of a text is plain, or leads somewhere. */
export interface TextPiece {
  text: string;
  /** The link is safe to follow. */
  href?: string;
}

interface Span {
  start: number;
  end: number;
  /** It is null for a text that looks like an address and is not safe to follow: nothing in it leads anywhere either. */
  href: string | null;
}

/** Without one of these there is nothing to find, and most texts are short. */
const HINT = /[@\d]|www\.|https?:|\.[a-z]{2}/i;
/** An address ends before the next blank, or before a sign that encloses it in a sentence. */
const WEB = /(?:https?:\/\/|www\.)[^\s<>"„“”«»|]+/gi;
const WORD = /[^\s<>"'„“”«»‚‘’|,;()[\]]+/g;
const MAIL = /[\w.!#$%&*+=?^{}~-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u;
const LETTER = /[\p{L}\d]/u;
/** Only a few endings count, because `napr.ahoj` is two words without a space. */
const BARE_DOMAIN =
  /^(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.){1,4}(?:sk|cz|de|at|eu|com|net|org|pl|hu|ch)(?:[/?#]\S*)?$/;
/** A sentence goes on with these behind an address. */
const TAIL = /[.,;:!?'’*_–-]/;

/** Divides a text into plain pieces and the web addresses, email addresses and phone numbers in it. */
export function splitAtLinks(text: string): TextPiece[] {
  if (!HINT.test(text)) return [{ text }];
  const webs = listWebAddresses(text);
  const named = [...webs, ...withoutOverlap(webs, listInWords(text))];
  const all = [...named, ...withoutOverlap(named, listPhones(text))].sort((a, b) => a.start - b.start);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { start, end, href } of all) {
    if (start > from) pieces.push({ text: text.slice(from, start) });
    pieces.push({ text: text.slice(start, end), ...(href && { href }) });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Lists addresses that begin with a scheme or `www.`. */
function listWebAddresses(text: string): Span[] {
  return [...text.matchAll(WEB)].flatMap(({ 0: found, index }) => {
    if (LETTER.test(text[index - 1] ?? '')) return [];
    const address = found.slice(0, measureWithoutTail(found));
    const href = /\.|localhost/.test(address.replace(/^www\./i, '')) ? toSafeLink(address) : null;
    return { start: index, end: index + address.length, href };
  });
}

/** Lists email addresses, and names of websites such as `example.sk`, which stand alone or behind a colon. */
function listInWords(text: string): Span[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (word.includes('@')) return listMailAddresses(word, index);
    if (!word.includes('.')) return [];
    const skipped = word.indexOf(':') + 1;
    const whole = word.slice(skipped);
    const name = whole.slice(0, measureWithoutTail(whole));
    const href = BARE_DOMAIN.test(name) ? toSafeLink(name) : null;
    const start = index + skipped;
    return href ? [{ start, end: start + name.length, href }] : [];
  });
}

function listMailAddresses(word: string, index: number): Span[] {
  const found = MAIL.exec(word);
  if (!found) return [];
  // A name with more letters before it is longer than an address may be.
  if (LETTER.test(word[found.index - 1] ?? '')) return [];
  const address = found[0].slice(0, measureWithoutTail(found[0]));
  const href = toEmailLink(address);
  const start = index + found.index;
  return href ? [{ start, end: start + address.length, href }] : [];
}

/** Returns the length of an address without the marks that belong to its sentence; a bracket that it opens is its own. */
function measureWithoutTail(address: string): number {
  let end = address.length;
  const open = address.split('(').length;
  let closed = address.split(')').length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    if (last === ')' && closed > open) closed -= 1;
    else if (!TAIL.test(last) && last !== ']') break;
  }
  return end;
}

function withoutOverlap(taken: readonly Span[], found: readonly Span[]): Span[] {
  if (taken.length === 0) return [...found];
  return found.filter(({ start, end }) => !taken.some((span) => span.start < end && start < span.end));
}

/** Makes links of the addresses and phone numbers in runs; links of the owner stay as they are. */
export function linkRuns(runs: readonly Run[]): Run[] {
  return runs.flatMap(({ link, ...run }): Run[] =>
    link === undefined
      ? splitAtLinks(run.text).map(({ text, href }) => ({ ...run, text, ...(href && { link: href }) }))
      : [{ ...run, link }],
  );
}
