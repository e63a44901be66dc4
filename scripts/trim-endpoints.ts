import { type Plugin, runnerImport } from 'vite';
import type { Endpoint } from '../src/contracts/endpoint.ts';

const FOLDER = '/src/contracts/endpoints/';

/**
 * Leaves of an endpoint what a browser needs to call it: method, path and the name of its file's field. The schemas of
 * inputs and answers are types there and would otherwise weigh on every screen and island; a schema that stands beside
 * its endpoint is left out, so that importing one stops the build. Only in a build: the server and the tests read the
 * contracts themselves.
 */
export function trimEndpoints(): Plugin {
  let alias = {};
  return {
    name: 'trim-endpoints',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ resolve }) {
      alias = resolve.alias;
    },
    async load(id) {
      if (!id.includes(FOLDER)) return null;
      const { module } = await runnerImport<Record<string, object>>(id, { resolve: { alias } });
      const code = trimModule(module);
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  };
}

/** Returns the code of a module of endpoints as a browser gets it. */
export function trimModule(module: Record<string, object>): string {
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
