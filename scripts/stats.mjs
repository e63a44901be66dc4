/**
 * Counts what the structure of `src` looks like: `npm run stats`. With `--list`, it also names the folders that import
 * each other and the files that only one file imports.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { findCircles, readImports } from './folder-circles.mjs';

const AREAS = ['core', 'contracts', 'ui', 'sections', 'templates', 'site', 'server', 'app'];
const TOUR = 'docs/tour.md';
/** A comment that begins so is a clause without a main verb, most of the time. */
const CLAUSE = /(?:\/\*\*?|\/\/|^\s*\*)\s+(?:What|Who|Whoever|Whether|Where|Which|Whose|How|That)\b[^?\n]*/gm;
const isLong = process.argv.includes('--list');

/** Returns the value below which the given share (0 to 1) of sorted numbers lies. */
function findPercentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Counts type casts, `any`, non-null `!`, ignored rules and reads of the environment in one file. */
function countInFile(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const counts = {
    lines: text.split('\n').length - 1,
    casts: 0,
    anys: 0,
    nonNulls: 0,
    readsEnvironment: false,
  };
  const visit = (node) => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') counts.casts += 1;
    if (node.kind === ts.SyntaxKind.AnyKeyword) counts.anys += 1;
    if (ts.isNonNullExpression(node)) counts.nonNulls += 1;
    if (ts.isPropertyAccessExpression(node) && node.getText(source) === 'process.env')
      counts.readsEnvironment = true;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    ...counts,
    clauses: text.match(CLAUSE)?.length ?? 0,
    ignores: text.split(/biome-ignore|@ts-ignore|@ts-expect-error/).length - 1,
  };
}

function hasTest(file) {
  const name = file.replace(/\.tsx?$/, '');
  return ['test.ts', 'test.tsx', 'db.test.ts', 'app.test.ts'].some((ending) =>
    existsSync(`${name}.${ending}`),
  );
}

/** Counts the different source files that each walk of the tour passes; tests on the way are left out. */
function countWalks() {
  if (!existsSync(TOUR)) return [];
  const tour = readFileSync(TOUR, 'utf8');
  return tour
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const named = part.match(/`src\/[^`]+\.tsx?`/g) ?? [];
      const files = new Set(named.filter((file) => !file.includes('.test.')));
      return files.size ? [[part.split('\n')[0], files.size]] : [];
    });
}

/** Counts the lines of the longest style sheet. */
function countLongestSheet() {
  const sheets = readdirSync('src', { recursive: true }).filter((file) => file.endsWith('.css'));
  return Math.max(...sheets.map((file) => readFileSync(`src/${file}`, 'utf8').split('\n').length - 1));
}

const { files, importers, edges } = await readImports();

const counted = files.map((file) => ({ file, ...countInFile(file) }));
const sum = (key) => counted.reduce((total, one) => total + one[key], 0);
const importedOnce = files.filter((file) => importers.get(file)?.length === 1);
/**
 * A file must have its own test, two readers or some sixty lines (docs/decisions/121-how-large-a-file-is.md); these
 * have none of the three.
 */
const isShort = ({ file, lines }) => lines < 60 && !hasTest(file);
const shortAndImportedOnce = counted
  .filter((one) => isShort(one) && importedOnce.includes(one.file))
  .map(({ file }) => file);
const twoWay = [...edges].flatMap(([a, targets]) =>
  [...targets].filter((b) => a < b && edges.get(b)?.has(a)).map((b) => [a, b]),
);
const circles = findCircles(edges);

const rows = ['all', ...AREAS].map((area) => {
  const inArea = counted.filter(({ file }) => area === 'all' || file.startsWith(`src/${area}/`));
  const lines = inArea.map((one) => one.lines).sort((a, b) => a - b);
  const once = importedOnce.filter((file) => area === 'all' || file.startsWith(`src/${area}/`)).length;
  return {
    area,
    files: inArea.length,
    lines: lines.reduce((a, b) => a + b, 0),
    median: findPercentile(lines, 0.5),
    p90: findPercentile(lines, 0.9),
    max: lines.at(-1) ?? 0,
    'imported once': once,
    'under 15 lines': lines.filter((count) => count < 15).length,
    casts: inArea.reduce((total, one) => total + one.casts, 0),
  };
});
console.table(rows);
console.table({
  any: sum('anys'),
  'non-null !': sum('nonNulls'),
  'ignored rules': sum('ignores'),
  'comments that begin with What, Who, Whether …': sum('clauses'),
  'files that read the environment': counted.filter((one) => one.readsEnvironment).length,
  'pairs of folders that import each other': twoWay.length,
  'circles of folders': circles.length,
  'folders in circles': circles.flat().length,
  'files under 60 lines with one importer and no test': shortAndImportedOnce.length,
  'lines of the longest style sheet': countLongestSheet(),
});
const walks = countWalks();
if (walks.length) console.table(walks.map(([walk, count]) => ({ walk, files: count })));
if (isLong) {
  console.log('\nFolders that import each other:');
  for (const [a, b] of twoWay) console.log(`  ${a} <-> ${b}`);
  const listFiles = (title, files) => {
    console.log(`\n${title}:`);
    for (const file of files.toSorted())
      console.log(`  ${file} (${counted.find((one) => one.file === file).lines} lines)`);
  };
  listFiles('Files that only one file imports', importedOnce);
  listFiles('Of these, those under 60 lines without a test', shortAndImportedOnce);
}
