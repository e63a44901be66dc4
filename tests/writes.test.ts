import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import type { Database, Transaction } from '@/server/kernel/database';

const server = path.resolve(import.meta.dirname, '../src/server');

/** Lists the files of the server in which a pattern stands, without its tests. */
function listFilesWith(pattern: RegExp): string[] {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => pattern.test(readFileSync(path.join(server, file), 'utf8')))
    .sort();
}

it('the database that rules are handed can only be read', () => {
  expectTypeOf<keyof Database>().toEqualTypeOf<
    'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | '$count'
  >();
  expectTypeOf<Database>().not.toExtend<Transaction>();
});

it('only the kernel makes what may write of it', () => {
  expect(listFilesWith(/\bas (unknown as )?Transaction\b/)).toEqual([
    'kernel/database.ts',
    'kernel/unit-of-work.ts',
  ]);
});

it('a rule opens its transaction with inTransaction', () => {
  const opening = listFilesWith(/\.transaction\(/);
  expect(opening.filter((file) => !/^(backup|db|move)\//.test(file))).toEqual(['kernel/unit-of-work.ts']);
  const plain = listFilesWith(/\binPlainTransaction\(/);
  expect(plain.filter((file) => !/^(kernel|ports)\//.test(file))).toEqual([]);
});
