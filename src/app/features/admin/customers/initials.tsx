/** Returns the first letters of the first and of the last word of a name; empty for a name without letters. */
export function getInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Shows the initials in a circle; the whole name stands next to it. */
export function Initials({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={isLarge ? 'initials initials--lg' : 'initials'} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
