const PHONE_CHARACTERS = /^\+?[\d\s()/.–-]+$/;
const DIGITS_MIN = 5;
/** The longest number that E.164 allows. */
const DIGITS_MAX = 15;

/** A link that calls the number; null for a text that is not exactly one phone number. */
export function phoneLink(text: string): string | null {
  const phone = text.trim();
  if (!PHONE_CHARACTERS.test(phone)) return null;
  const digits = phone.replace(/\D/g, '');
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return null;
  return `tel:${phone.startsWith('+') ? '+' : ''}${digits}`;
}
