import type { WideName } from '@/core/wide-name';

/** The class of an element that has a `WideNameWords` in it, and says how many half letters it has. */
export function wideNameClass({ halves }: Pick<WideName, 'halves'>): string {
  return `s-wide s-n${halves}`;
}

/** The words of a name as wide as the page; on a phone each has a line of its own, in one size. */
export function WideNameWords({ words, longestHalves }: WideName) {
  return (
    <span className={`s-n${longestHalves}`}>
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may repeat a word
        <span key={index}>{index === 0 ? word : ` ${word}`}</span>
      ))}
    </span>
  );
}
