/** Returns the first letters of a first and a last name; degrees and titles, which end in a full stop, have none. */
export function getInitials(name: string): string {
  const words = name.split(/[\s,]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const plain = words.filter((word) => !word.endsWith('.'));
  const named = plain.length > 0 ? plain : words;
  const letters = [...new Set([named[0], named.at(-1)])].map(
    (word = '') => /[\p{L}\p{N}]/u.exec(word)?.[0]?.toUpperCase() ?? '',
  );
  return letters.join('');
}
