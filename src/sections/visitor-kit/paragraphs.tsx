import { paragraphs } from '@/core/text';

/** A text of several lines, each a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
    <p key={index}>{line}</p>
  ));
}
