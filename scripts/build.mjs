// Builds everything that `npm start` serves into dist/. With --if-changed it does nothing when no source has changed,
// with --if-missing when there is a build, which a running server may be serving.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

// Whoever starts the build, what visitors get is React's production build.
process.env.NODE_ENV = 'production';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'dist');
/** What the prerendered pages load. */
const STATIC_PAGES_SCRIPT = 'src/app/static-pages.client.ts';
const stampFile = path.join(dist, 'sources.sha256');

const stamp = await hashSources();
const built = await readFile(stampFile, 'utf8').catch(() => '');
const isKept = process.argv.includes('--if-missing')
  ? built !== ''
  : process.argv.includes('--if-changed') && built === stamp;
if (!isKept) {
  await rm(dist, { recursive: true, force: true });
  await buildClient();
  await buildServer();
  await prerenderPages();
  await compressFiles(path.join(dist, 'client'));
  await writeFile(stampFile, stamp);
}

async function buildClient() {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      manifest: true,
      rollupOptions: {
        input: [
          'index.html',
          STATIC_PAGES_SCRIPT,
          'src/site/loader.client.ts',
          'src/site/hydrate.client.tsx',
        ],
        // The loader imports hydrate.client by its address and calls what that exports.
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
}

async function buildServer() {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: 'dist/server',
      rollupOptions: {
        input: {
          main: 'src/server/main.ts',
          seed: 'src/server/seed.ts',
          backup: 'src/server/backup.ts',
          restore: 'src/server/restore.ts',
          prerender: 'src/app/prerender.tsx',
        },
        // Shared code stays beside the entries, where it finds the migrations.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // What the server reads beside its code.
  for (const [from, to] of [
    ['src/server/db/migrations', 'migrations'],
    ['src/server/db/make-empty-database.mjs', 'make-empty-database.mjs'],
    ['src/server/domains/media/share-fonts', 'share-fonts'],
    ['src/server/kernel/watchdog-thread.mjs', 'watchdog-thread.mjs'],
  ]) {
    await cp(path.join(root, from), path.join(dist, 'server', to), { recursive: true });
  }
}

/** Writes the pages that are the same for everybody: the application's shell, the landing page, not found. */
async function prerenderPages() {
  const shell = await readFile(path.join(dist, 'client/index.html'), 'utf8');
  const { prerender, prerenderStyles } = await import(
    pathToFileURL(path.join(dist, 'server/prerender.js')).href
  );
  const manifest = JSON.parse(await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const { file, css = [] } = manifest[STATIC_PAGES_SCRIPT];
  const styles = [...css, await writeAsset('drawn-sites', 'css', prerenderStyles())];
  const pages = prerender(shell, { script: `/${file}`, styles: styles.map((name) => `/${name}`) });
  await mkdir(path.join(dist, 'client/pages'));
  for (const [name, html] of Object.entries(pages)) {
    await writeFile(path.join(dist, 'client/pages', `${name}.html`), html);
  }
  await rm(path.join(dist, 'client/index.html'));
}

/** Writes a file that is cached for good, so its name says what is in it; answers its path. */
async function writeAsset(name, extension, text) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${extension}`;
  await writeFile(path.join(dist, 'client', file), text);
  return file;
}

async function compressFiles(directory) {
  const compressible = /\.(html|js|css|svg|json|txt)$/;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

async function hashSources() {
  const hash = createHash('sha256').update(process.version);
  for (const name of [
    'src',
    'messages',
    'public',
    'scripts',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ]) {
    for (const file of await filesOf(path.join(root, name))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesOf(place) {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
