import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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

interface Call {
  at: string;
  call: ts.CallExpression;
}

/** Lists the calls of a function or method of this name in the server, without its tests. */
function listCalls(name: string): Call[] {
  return listFilesWith(new RegExp(`\\b${name}\\b`)).flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(path.join(server, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: Call[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const called = ts.isPropertyAccessExpression(node.expression)
          ? node.expression.name
          : node.expression;
        const line = source.getLineAndCharacterOfPosition(called.getStart()).line + 1;
        if (called.getText() === name) found.push({ at: `${file}:${line}`, call: node });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** Transactions are called `tx`, in a piece of work `work.db`. */
const TRANSACTION = /\btx\b|\bwork\.db\b/;

it('rows are locked in a transaction, which is named where they are', () => {
  const locks = listCalls('for').filter(({ call }) =>
    /update|share|strength/.test(call.arguments[0]?.getText() ?? ''),
  );
  expect(locks.length).toBeGreaterThan(20);
  expect(
    locks.filter(({ call }) => !TRANSACTION.test(call.expression.getText())).map(({ at }) => at),
  ).toEqual([]);
});

it('a statement that writes is handed a transaction, also where its rows are listed', () => {
  const writing = listCalls('listRows').filter(({ call }) =>
    /\b(INSERT INTO|DELETE FROM|UPDATE \S+ SET)\b/.test(call.arguments[1]?.getText() ?? ''),
  );
  expect(writing.length).toBeGreaterThan(2);
  expect(
    writing.filter(({ call }) => !TRANSACTION.test(call.arguments[0]?.getText() ?? '')).map(({ at }) => at),
  ).toEqual([]);
});
