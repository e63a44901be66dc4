/** Opens the owner's mail program with the person and the subject filled in. */
export function mailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** A link that dials, or undefined when what the visitor wrote has no number in it. */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/[^\d+]/g, '');
  return /\d{3}/.test(number) ? `tel:${number}` : undefined;
}
