import { type Plugin, runnerImport } from 'vite';
import type { Endpoint } from '../src/contracts/endpoint.ts';

const FOLDER = '/src/contracts/endpoints/';

/**
 * Leaves of an endpoint what a browser needs to call it: method, path and the name of its file's field. The schemas of
 * inputs and answers are types there and would otherwise weigh on every screen and island. Only in a build: the server
 * and the tests read the contracts themselves.
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
      const { module } = await runnerImport<Record<string, Endpoint>>(id, { resolve: { alias } });
      const code = Object.entries(module)
        .map(([name, endpoint]) => `export const ${name} = ${JSON.stringify(trimEndpoint(endpoint))};`)
        .join('\n');
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  };
}

export function trimEndpoint({ method, path, file }: Endpoint): Pick<Endpoint, 'method' | 'path' | 'file'> {
  return { method, path, ...(file && { file }) };
}
