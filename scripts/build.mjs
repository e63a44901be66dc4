// Builds everything that `npm start` serves into dist/. With --if-changed it does nothing when no source has changed,
// with --if-missing when there is a build, which a running server may be serving.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, runnerImport } from 'vite';
import { joinScripts } from './join-scripts.mjs';

// Visitors always get React's production build, however the build is started.
process.env.NODE_ENV = 'production';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'dist');
/** The prerendered pages load this script. */
const STATIC_PAGES_SCRIPT = 'src/app/static-pages.client.ts';
const stampFile = path.join(dist, 'sources.sha256');

const { LOCALES, DEFAULT_LOCALE } = (await runnerImport('./src/core/locale/locale.ts', { root })).module;
const stamp = await hashSources();
const built = await readFile(stampFile, 'utf8').catch(() => '');
const isKept = process.argv.includes('--if-missing')
  ? built !== ''
  : process.argv.includes('--if-changed') && built === stamp;
if (!isKept) {
  await rm(dist, { recursive: true, force: true });
  await buildClient();
  await buildServer();
  await mkdir(path.join(dist, 'client/pages'));
  for (const locale of LOCALES) await prerenderPages(locale);
  await rm(path.join(dist, 'client/index.html'));
  await rm(path.join(dist, 'prerender'), { recursive: true });
  await compressFiles(path.join(dist, 'client'));
  for (const locale of LOCALES) if (locale !== DEFAULT_LOCALE) await completeAssets(locale);
  await writeFile(stampFile, stamp);
}

/** Builds the browser's scripts: the application's, and separately those of owners' pages, which share none with it. */
async function buildClient() {
  await buildScripts('dist/client', ['index.html', STATIC_PAGES_SCRIPT]);
  await buildScripts('dist/site', ['src/site/loader.client.ts', 'src/site/hydrate.client.tsx']);
  await cp(path.join(dist, 'site/assets'), path.join(dist, 'client/assets'), { recursive: true });
  await cp(path.join(dist, 'site/.vite/manifest.json'), path.join(dist, 'client/.vite/site-manifest.json'));
  await rm(path.join(dist, 'site'), { recursive: true });
}

async function buildScripts(outDir, input) {
  await build({
    root,
    logLevel: 'warn',
    // Scripts load each other by relative addresses, so that those of one language stay in its folder.
    base: './',
    // A sheet is loaded from more than one folder, so its fonts stand at their whole address; so do the drawings of looks,
    // whose sheets are text in a script.
    experimental: {
      renderBuiltUrl: (file, { hostType, type }) =>
        hostType === 'css' || type === 'public' ? `/${file}` : { relative: true },
    },
    plugins: [joinScripts()],
    build: {
      outDir,
      manifest: true,
      // The files of `public` are served with the application, unchanged.
      copyPublicDir: outDir === 'dist/client',
      rollupOptions: {
        input,
        // The loader imports hydrate.client by its address and calls its exports.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
}

async function buildServer() {
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: true,
      // The drawings of looks lie in `public`, which goes with the client.
      copyPublicDir: false,
      outDir: 'dist/server',
      rollupOptions: {
        input: {
          main: 'src/server/main.ts',
          seed: 'src/server/seed.ts',
          backup: 'src/server/backup.ts',
          restore: 'src/server/restore.ts',
          migrate: 'src/server/migrate.ts',
          move: 'src/server/move.ts',
        },
        // Shared code stays beside the entries, where it finds the migrations.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // The server reads these files beside its code.
  for (const [from, to] of [
    ['src/server/db/migrations', 'migrations'],
    ['src/server/db/make-empty-database.mjs', 'make-empty-database.mjs'],
    ['src/server/domains/media/share-fonts', 'share-fonts'],
    ['src/server/domains/media/share-signs', 'share-signs'],
    ['src/server/kernel/watchdog-thread.mjs', 'watchdog-thread.mjs'],
  ]) {
    await cp(path.join(root, from), path.join(dist, 'server', to), { recursive: true });
  }
}

/**
 * Writes the pages that are the same for everybody who reads one language: the application's shell, the landing page
 * and the page that says that nothing was found.
 */
async function prerenderPages(locale) {
  const shell = await readFile(path.join(dist, 'client/index.html'), 'utf8');
  const { prerender, prerenderStyles } = await buildPrerender(locale);
  const manifest = JSON.parse(await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const { file, css = [] } = manifest[STATIC_PAGES_SCRIPT];
  const styles = [...css, await writeAsset('drawn-sites', 'css', prerenderStyles())];
  const folder = `/${assetsFolder(locale)}/`;
  const addressOf = (name) => `/${name}`.replace('/assets/', folder);
  const pages = prerender(shell.replaceAll('"./assets/', `"${folder}`).replaceAll('"./', '"/'), {
    script: addressOf(file),
    styles: styles.map(addressOf),
  });
  for (const [name, html] of Object.entries(pages)) {
    await writeFile(path.join(dist, 'client/pages', `${name}.${locale}.html`), html);
  }
}

/** Builds the module that draws the application's pages with the texts of one language. */
async function buildPrerender(locale) {
  process.env.APP_LOCALE = locale;
  const outDir = path.join(dist, 'prerender', locale);
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, copyPublicDir: false },
  });
  return import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
}

/** Returns the folder of a language's scripts: `assets/` for the default language, a folder below it for another one. */
function assetsFolder(locale) {
  return locale === DEFAULT_LOCALE ? 'assets' : `assets/${locale}`;
}

/** Links files without texts into a language's folder, where its scripts look for them. */
async function completeAssets(locale) {
  const from = path.join(dist, 'client/assets');
  const to = path.join(dist, 'client', assetsFolder(locale));
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const target = path.join(to, entry.name);
    if (entry.isFile() && !existsSync(target)) await link(path.join(from, entry.name), target);
  }
}

/** Writes a file that is cached for good, so its name has a hash of its content; returns its path. */
async function writeAsset(name, extension, text) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${extension}`;
  await writeFile(path.join(dist, 'client', file), text);
  return file;
}

/** Compresses all text files at once, so that each core takes its share. */
async function compressFiles(directory) {
  const compressible = /\.(html|js|css|svg|json|txt)$/;
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const [small, smaller] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, options),
  ]);
  await writeFile(`${file}.gz`, small);
  await writeFile(`${file}.br`, smaller);
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

/** Lists the files without tests: tests are not served, and a changed test needs no new build. */
async function filesOf(place) {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
