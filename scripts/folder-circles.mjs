/**
 * Refuses folders of `src` that reach each other by imports, as a part of `npm run check`: folders stand in layers, as
 * files do. Tests are left out. The linter has a rule for folders too, but counts a folder and the folders in it as
 * one.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const SOURCE = /^src\/.*\.(ts|tsx|mjs)$/;
const TEST = /\.test\.tsx?$/;

/** Returns the source files, the files that import each of them, and the folders that each folder imports. */
export async function readImports() {
  const { output } = await cruise(
    ['src'],
    {
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: 'tsconfig.json' },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
    },
    undefined,
    { tsConfig: extractTsConfig('tsconfig.json') },
  );
  const importers = new Map();
  const edges = new Map();
  const files = [];
  for (const { source, dependencies } of output.modules) {
    const from = toProjectPath(source);
    if (!SOURCE.test(from) || TEST.test(from)) continue;
    files.push(from);
    for (const to of new Set(dependencies.map(({ resolved }) => toProjectPath(resolved)))) {
      if (!SOURCE.test(to)) continue;
      importers.set(to, [...(importers.get(to) ?? []), from]);
      const [a, b] = [path.dirname(from), path.dirname(to)];
      if (a === b) continue;
      edges.set(a, (edges.get(a) ?? new Set()).add(b));
    }
  }
  return { files, importers, edges };
}

/** Returns the path as a file of this project, with forward slashes. */
function toProjectPath(file) {
  return path.posix.normalize(file.replaceAll('\\', '/'));
}

/** Returns the groups of folders that reach each other by imports (Tarjan's strongly connected components). */
export function findCircles(edges) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const visit = (folder) => {
    order.set(folder, order.size);
    low.set(folder, order.get(folder));
    stack.push(folder);
    for (const next of edges.get(folder) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(folder, Math.min(low.get(folder), low.get(next)));
    }
    if (low.get(folder) !== order.get(folder)) return;
    const group = stack.splice(stack.indexOf(folder));
    if (group.length > 1) circles.push(group.sort());
  };
  for (const folder of edges.keys()) if (!order.has(folder)) visit(folder);
  return circles;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const circles = findCircles((await readImports()).edges);
  for (const folders of circles) console.error(`These folders reach each other: ${folders.join(', ')}`);
  if (circles.length > 0) process.exitCode = 1;
}
