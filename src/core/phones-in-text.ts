/** A phone number in a text has a place and the link that calls it. */
interface PhoneSpan {
  start: number;
  end: number;
  href: string;
}

/** A run is digits with the signs that people write between them. */
const RUN = /(?:\+ ?|\()?\d[\d \u00a0()/.–-]*\d/g;
/** Two numbers in one run are divided by one of these. */
const BETWEEN = /([ \u00a0]+[/–-][ \u00a0]+|\.[ \u00a0]+)/;
/** People write numbers of these countries with 00 in front: a run of other digits is a number of goods. */
const WITH_ZEROS = /^00(?:4[0-9]|3[0-9]|42[01])/;
const INTERNATIONAL_MIN_DIGITS = 10;
const INTERNATIONAL_MAX_DIGITS = 15;
/** Slovak numbers have ten digits with the zero, German ones nine and more. */
const NATIONAL_MIN_DIGITS = 9;
const NATIONAL_MAX_DIGITS = 12;
/** Czech numbers have no zero, for example `602 123 456`; a round sum of money looks like one. */
const CZECH = /^[2-7]\d{2}[ \u00a0]\d{3}[ \u00a0](?!000)\d{3}$/;
const CZECH_IN_ONE = /^[67]\d{8}$/;
const LABEL = /(?:tel|telef[oó]n|mobil|handy|phone|volajte|volejte|gsm|whatsapp)[.:]{0,2}[ \u00a0]*$/i;
const LABEL_MAX_LENGTH = 14;
/** Nobody calls a number that stands behind one of these. */
const OTHER_LABEL =
  /(?:i[čc]o|di[čc]|i[čc] ?dph|iban|vs|ss|ks|[úu][čc]et|konto|kontonr|psč|plz|ean|isbn|ustid|hrb|č|nr|no)[.:]{0,2}[ \u00a0]*$/i;
/** A number before one of these is a sum or a measure. */
const UNIT =
  /^[ \u00a0]*(?:[€$%°£]|eur\b|kč|czk\b|,-|,\d|[.:]\d|[–-]\d|m[²³2]|k[gm]\b|ks\b|km²|ľud|lidí|people|einwohner)/i;
const TIME_GROUP = /^(?:[01]\d|2[0-4])[0-5]\d$/;

/**
 * Lists phone numbers as Slovak, Czech and German owners write them. It would rather miss one than take a price, a date or
 * opening hours for one.
 */
export function listPhones(text: string): PhoneSpan[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    if (/[\p{L}\d.,:/+@#=_–-]/u.test(text[index - 1] ?? '')) return [];
    const whole = toSpan(text, run, index);
    if (whole) return [whole];
    // A run may be two numbers, or a number and a date, with a dash between them.
    let from = index;
    return run.split(BETWEEN).flatMap((part) => {
      const span = BETWEEN.test(part) ? null : toSpan(text, part, from);
      from += part.length;
      return span ? [span] : [];
    });
  });
}

function toSpan(text: string, run: string, index: number): PhoneSpan | null {
  // A bracket that is closed behind the number was opened in its sentence.
  const opened = run.startsWith('(') && !run.includes(')') ? 1 : 0;
  const written = run.slice(opened);
  const start = index + opened;
  const end = start + written.length;
  const prefix = text.slice(Math.max(0, start - LABEL_MAX_LENGTH), start);
  if (/\d/.test(text[end] ?? '') || UNIT.test(text.slice(end, end + 12))) return null;
  if (endsWithLabel(prefix, OTHER_LABEL) || /[€$][ \u00a0]?$/.test(prefix)) return null;
  const href = toPhoneHref(written, endsWithLabel(prefix, LABEL));
  return href ? { start, end, href } : null;
}

/** A label is a word of its own. */
function endsWithLabel(prefix: string, label: RegExp): boolean {
  const found = label.exec(prefix);
  return found !== null && !/[\p{L}\d]/u.test(prefix[found.index - 1] ?? '');
}

function toPhoneHref(written: string, isLabelled: boolean): string | null {
  const isInternational = written.startsWith('+') || WITH_ZEROS.test(written.replace(/\D/g, ''));
  // Dates such as 1.2.2025 and 2025/01/02 have several dots or slashes.
  const dots = written.split('.').length - 1;
  const slashes = written.split('/').length - 1;
  if ((dots > 0 && !isInternational) || slashes > 1 || !isBalanced(written)) return null;
  if (isInternational) {
    const digits = written.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '');
    const fits = digits.length >= INTERNATIONAL_MIN_DIGITS && digits.length <= INTERNATIONAL_MAX_DIGITS;
    return fits && !digits.startsWith('0') ? `tel:+${digits}` : null;
  }
  const digits = written.replace(/\D/g, '');
  if (isNational(written, digits)) return `tel:${digits}`;
  const isCzech = CZECH.test(written) || (isLabelled && CZECH_IN_ONE.test(written));
  return isCzech ? `tel:${digits}` : null;
}

/** Returns true for numbers such as `0900 000 000`, `02/1234 5678` and `(030) 123 456 78`. */
function isNational(written: string, digits: string): boolean {
  if (!/^0[1-9]/.test(digits)) return false;
  if (digits.length < NATIONAL_MIN_DIGITS || digits.length > NATIONAL_MAX_DIGITS) return false;
  const groups = written.split(/\D+/).filter((group) => group !== '');
  // For example `0800 1200 1300` are times, and `03 04 05 06 07` are numbers of a list.
  return groups.some((group) => group.length > 2) && !groups.every((group) => TIME_GROUP.test(group));
}

function isBalanced(written: string): boolean {
  const opened = written.split('(').length;
  return opened === written.split(')').length && opened <= 3;
}
