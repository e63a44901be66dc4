import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../src');

/** Holds a function's name and its declared return type; for a promise, the type inside it. */
interface Declared {
  name: string;
  file: string;
  returned: ts.TypeNode;
}

function listDeclared(file: string): Declared[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return toDeclared(file, statement.name, statement.type);
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer) ? toDeclared(file, name, initializer.type) : [],
    );
  });
}

function toDeclared(file: string, name?: ts.BindingName, type?: ts.TypeNode): Declared[] {
  return name && type ? [{ name: name.getText(), file, returned: unwrapPromise(type) }] : [];
}

function unwrapPromise(type: ts.TypeNode): ts.TypeNode {
  const isPromise = ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise';
  return (isPromise && type.typeArguments?.[0]) || type;
}

const declared = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap(listDeclared);

const beginWith = (...verbs: string[]) =>
  declared.filter(({ name }) => verbs.includes(/^[a-z]+/.exec(name)?.[0] ?? ''));
const isNullable = ({ returned }: Declared) => /(^|\| )(null|undefined)($| \|)/.test(returned.getText());
/** A named type, or a part of another type, is defined elsewhere, so its text does not tell what it holds. */
const isWrittenElsewhere = ({ returned }: Declared) =>
  ts.isTypeReferenceNode(returned) || ts.isIndexedAccessTypeNode(returned);
const toPlace = ({ name, file }: Declared) => `${name} in ${file}`;

it('a function that finds may return null, and one that gets does not', () => {
  const found = beginWith('find');
  const got = beginWith('get');
  expect([found.length > 150, got.length > 200]).toEqual([true, true]);
  const wrong = [
    ...found.filter((one) => !isNullable(one) && !isWrittenElsewhere(one)),
    ...got.filter(isNullable),
  ];
  expect(wrong.map(toPlace)).toEqual([]);
});

it('a function that asks a question returns true or false, or the SQL that does', () => {
  const questions = beginWith('is', 'has', 'are', 'can', 'does');
  expect(questions.length).toBeGreaterThan(100);
  const wrong = questions.filter(({ returned }) => !/boolean|SQL| is /.test(returned.getText()));
  expect(wrong.map(toPlace)).toEqual([]);
});

it('a function that formats returns a text', () => {
  const formats = beginWith('format');
  expect(formats.length).toBeGreaterThan(50);
  expect(formats.filter(({ returned }) => /number|boolean/.test(returned.getText())).map(toPlace)).toEqual(
    [],
  );
});
