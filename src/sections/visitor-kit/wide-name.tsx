import type { WideName } from '@/core/wide-name';

/** Returns the class of an element that has a `WideNameWords` in it; it says how many quarters of a letter the name has. */
export function getWideNameClass({ quarters }: Pick<WideName, 'quarters'>): string {
  return `s-wide-name s-n${quarters}`;
}

/** Draws the words of a name as wide as the page; on a phone each has a line of its own, in one size. */
export function WideNameWords({ words, longestQuarters }: WideName) {
  return (
    <span className={`s-n${longestQuarters}`}>
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may repeat a word
        <span key={index}>{index === 0 ? word : ` ${word}`}</span>
      ))}
    </span>
  );
}
