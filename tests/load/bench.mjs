// Measures the built product: `npm run bench`, or parts of it: `npm run bench -- editor start`. Missed aims are marked;
// it ends with 1 only when a part fails to run.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { cwd: root, stdio: 'inherit' });

// Node 20 does not run TypeScript by itself.
const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { bench } = await vite.ssrLoadModule('/tests/load/bench.ts');
  await bench(process.argv.slice(2));
} finally {
  await vite.close();
}
