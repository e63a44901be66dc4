import type { WideName } from '@/core/wide-name';

/** The class of an element that has a `WideNameWords` in it, and says how many quarters of a letter it has. */
export function getWideNameClass({ quarters }: Pick<WideName, 'quarters'>): string {
  return `s-wide-name s-n${quarters}`;
}

/** The words of a name as wide as the page; on a phone each has a line of its own, in one size. */
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
