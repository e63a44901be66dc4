// Serves the product with hot reload on http://localhost:3000, with a demo owner and a demo website.
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';

const http = createServer();
// Hot reload uses the same port, because a second product that runs here would get the messages of the first.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' });
const load = (module) => vite.ssrLoadModule(module);

const { readConfig } = await load('/src/server/settings/config.ts');
const { createDependencies } = await load('/src/server/create-dependencies.ts');
const { seed } = await load('/src/server/seed.ts');
const { demoOwner } = await load('/src/server/seed-data.ts');
const config = readConfig({ LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...process.env });
const parts = await createDependencies(config);
await seed(parts);

let app = await buildApp();
parts.mail.start(console);
let rebuilding = null;
vite.watcher.on('change', (file) => {
  if (!/\/(server|site|sections|contracts|core|messages)\//.test(file)) return;
  rebuilding = buildApp()
    .then((next) => {
      app = next;
    })
    .catch((error) => console.error(error));
});

http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    await rebuilding;
    app.routing(request, response);
  });
});
http.listen(config.port, config.host, () => {
  console.log(`Ready: ${config.publicUrl} (${demoOwner.email}, password ${demoOwner.password})`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await parts.mail.stop();
    await parts.database.close();
    process.exit(0);
  });
}

async function buildApp() {
  const { buildServer } = await load('/src/server/build-server.ts');
  const { createDevAssets } = await load('/src/server/http/client-assets.ts');
  const { prerender } = await load('/src/app/prerender.tsx');
  const { readFile } = await import('node:fs/promises');
  const shell = await vite.transformIndexHtml(
    '/',
    await readFile(new URL('../index.html', import.meta.url), 'utf8'),
  );
  const pages = prerender(shell, { script: '/scripts/dev-static-pages.mjs', styles: [] });
  const next = await buildServer({
    ...parts,
    assets: await createDevAssets(async (name) => pages[name], config),
  });
  await next.ready();
  return next;
}
