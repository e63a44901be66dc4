import { createServer } from 'vite';
import { expect, it } from 'vitest';

it('is never run a second time by hot reload, which would draw the application twice', async () => {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'silent',
    mode: 'development',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const served = async (file: string) => (await vite.transformRequest(file))?.code ?? '';
    // A file that declares components accepts its own changes, and asks for itself at another address.
    expect(await served('/src/app/frame/app-providers.tsx')).toContain('import.meta.hot.accept(');
    const main = await served('/src/app/main.tsx');
    expect(main).toContain('createRoot(');
    expect(main).not.toContain('import.meta.hot.accept(');
  } finally {
    await vite.close();
  }
});
