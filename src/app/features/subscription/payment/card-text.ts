/** The digits of a card number in groups of four, as they stand on the card. */
export function cardNumberText(typed: string): string {
  return digitsOf(typed, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1229`, `12/29` and `12 / 2029` become `12 / 29`; a month of one digit gets its zero. */
export function cardExpiryText(typed: string): string {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20(?=\d\d))?(\d{0,2})/.exec(typed) ?? [];
  const digits =
    month === undefined
      ? digitsOf(/^[2-9]/.test(typed) ? `0${typed}` : typed, 4)
      : month.padStart(2, '0') + (year ?? '');
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function cardCvcText(typed: string): string {
  return digitsOf(typed, 4);
}

function digitsOf(text: string, count: number): string {
  return text.replace(/\D/g, '').slice(0, count);
}
