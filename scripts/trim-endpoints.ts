import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type AliasOptions, build, type Plugin } from 'vite';
import type { Endpoint } from '../src/contracts/endpoint.ts';

const FOLDER = '/src/contracts/endpoints/';
/** A build of all endpoints begins with this one module. */
const ALL = 'all-endpoints';

type Exports = Record<string, object>;

/**
 * Leaves of an endpoint what a browser needs to call it: method, path and the name of its file's field. The schemas of
 * inputs and answers are only types there, and would weigh on every screen and island; a schema that stands beside its
 * endpoint is left out, so that importing one stops the build. This happens only in a build: the server and the tests
 * read the contracts themselves.
 */
export function trimEndpoints(): Plugin {
  let root = '';
  let alias: AliasOptions = [];
  let modules: Promise<Map<string, Exports>> | undefined;
  return {
    name: 'trim-endpoints',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
      alias = config.resolve.alias;
    },
    async load(id) {
      if (!id.includes(FOLDER)) return null;
      modules ??= importEndpoints(path.join(root, FOLDER), alias);
      const module = (await modules).get(path.basename(id));
      return module ? { code: trimModule(module), moduleType: 'js', moduleSideEffects: false } : null;
    },
  };
}

/**
 * Runs all modules of endpoints in one build and returns them by name: alone, each would read their shared schemas
 * anew.
 */
async function importEndpoints(folder: string, alias: AliasOptions): Promise<Map<string, Exports>> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts'));
  const lines = names.map((name) => `export * as '${name}' from '${path.join(folder, name)}';`);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    plugins: [
      {
        name: ALL,
        resolveId: (id) => (id === ALL ? `\0${ALL}` : null),
        load: (id) => (id === `\0${ALL}` ? lines.join('\n') : null),
      },
    ],
    ssr: { noExternal: true },
    build: { ssr: true, write: false, minify: false, rollupOptions: { input: ALL } },
  });
  const [chunk] = Array.isArray(built) || !('output' in built) ? [] : built.output;
  if (!chunk) throw new Error('No module of the endpoints was built');
  // Everything is built into this code, so it imports nothing.
  const run: Record<string, Exports> = await import(
    `data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`
  );
  return new Map(Object.entries(run));
}

/** Returns the code of a module of endpoints as a browser gets it. */
export function trimModule(module: Exports): string {
  return Object.entries(module)
    .flatMap(([name, value]) => {
      if (!isEndpoint(value)) return [];
      const { method, path, file } = value;
      return [`export const ${name} = ${JSON.stringify({ method, path, ...(file && { file }) })};`];
    })
    .join('\n');
}

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value;
}
