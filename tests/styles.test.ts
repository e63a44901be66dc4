import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../src/app');

/** Returns the classes for which a style sheet has rules of their own, not only inside another element. */
function findOwnClasses(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\([^()]*\)/g, '');
  return [...rules.matchAll(/(?:^|[,;{}])\s*\.([a-z][\w-]*)\s*(?=[,{])/g)].map(([, name = '']) => name);
}

test('a class of the application is described in one style sheet, so that no screen changes another', () => {
  const sheets = new Map<string, Set<string>>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    for (const name of findOwnClasses(readFileSync(path.join(folder, file), 'utf8'))) {
      sheets.set(name, (sheets.get(name) ?? new Set()).add(file));
    }
  }
  expect(sheets.size).toBeGreaterThan(100);
  expect([...sheets].filter(([, places]) => places.size > 1)).toEqual([]);
});
