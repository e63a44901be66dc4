import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Makes a loader of modules for Node 20, which does not run TypeScript by itself. */
export async function loadTypeScript() {
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  return { load: (module) => vite.ssrLoadModule(module), close: () => vite.close() };
}
