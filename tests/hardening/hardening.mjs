// Checks on the built product what needs more than Node: `npm run hardening`, or parts of it: `npm run hardening --
// containers`. Names the programs that are missing; ends with 1 when a check failed or could not run.
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
  const { harden } = await vite.ssrLoadModule('/tests/hardening/hardening.ts');
  process.exitCode = (await harden(process.argv.slice(2))) ? 0 : 1;
} finally {
  await vite.close();
}
