import type { PageData } from '@/contracts/page-data';
import formerSamples from './former-samples.json';

/** A language shows itself in less. */
const MAX_CHARACTERS = 100_000;

/** Templates and new sections said these sentences in English before there were languages. */
const samples = new Set<string>(formerSamples);

/** Returns what an owner wrote on pages, without the sentences that came with a template or with a new section. */
export function readOwnWords(texts: readonly string[], pages: readonly PageData[]): string {
  const words: string[] = [];
  let length = 0;
  const read = (value: unknown): void => {
    if (length >= MAX_CHARACTERS) return;
    if (typeof value === 'string') {
      for (const part of value.slice(0, MAX_CHARACTERS).split(/[.!?:;\n]+/)) {
        const sentence = part.trim();
        if (samples.has(sentence)) continue;
        words.push(sentence);
        length += sentence.length + 1;
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) read(part);
    }
  };
  for (const text of texts) read(text);
  for (const { sections } of pages) for (const { title, content } of sections) read([title, content]);
  return words.join('\n');
}
