import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A word of one letter, other than at the end of its line, that a plain space lets stand there. */
const LOOSE = /(?<![\p{L}\d-])[kszvouai] (?=\S)/iu;

/** Subjects of mails and what search engines show never wrap, and what an owner goes on writing is typed as anybody would. */
const PLAIN = [/\.subject$/, /^landing\.documentDescription$/, /^sections\..*\.default/];
/** The letter itself, from A to Z. */
const LETTERS = 'editor.nameUnspellable';

function listTexts(value: unknown, name: string): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(value as object).flatMap(([key, part]) => listTexts(part, `${name}.${key}`));
}

it.each(['sk', 'cs'])('no line of %s ends with a word of one letter', (locale) => {
  const folder = path.join('messages', locale);
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      listTexts(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), path.parse(file).name),
    );
  const loose = texts.filter(
    ([name, text]) => LOOSE.test(text) && name !== LETTERS && !PLAIN.some((plain) => plain.test(name)),
  );
  expect(texts.filter(([, text]) => text.includes('\u00a0')).length).toBeGreaterThan(300);
  expect(loose).toEqual([]);
});
