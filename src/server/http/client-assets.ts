import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nameOrigin } from './name-origin';
import { preparePage, type ReadyPage } from './ready-page';
import { contentSecurityPolicy } from './security-headers';

/** What the browser gets from the build: pages that are the same for all, and the addresses of the site's scripts. */
export interface ClientAssets {
  /** The folder of the built files; null when somebody else serves them. */
  folder: string | null;
  appShell: ReadyPage;
  landing: ReadyPage;
  notFound: ReadyPage;
  siteScripts: { loaderUrl: string; hydrateUrl: string };
  /** The policy of a public page whose one style sheet has this hash. */
  sitePolicy: (styleHash: string) => string;
}

/** Reads the built client, whose application has a policy of its own; throws when there is no build. */
export async function loadClientAssets(
  folder: string,
  appPolicy: string,
  publicUrl: string,
): Promise<ClientAssets> {
  const manifestText = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${folder}: run npm run build.`);
  });
  const manifest = JSON.parse(manifestText) as Record<string, { file: string }>;
  const scriptUrl = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build lacks ${source}: run npm run build.`);
    return `/${entry.file}`;
  };
  const page = async (name: string, policy = contentSecurityPolicy()) =>
    preparePage(
      nameOrigin(await readFile(path.join(folder, 'pages', `${name}.html`), 'utf8'), publicUrl),
      policy,
    );
  return {
    folder,
    appShell: await page('app', appPolicy),
    landing: await page('landing'),
    notFound: await page('not-found'),
    siteScripts: {
      loaderUrl: scriptUrl('src/site/loader.client.ts'),
      hydrateUrl: scriptUrl('src/site/hydrate.client.tsx'),
    },
    sitePolicy: contentSecurityPolicy,
  };
}

/** The same without a build: pages come from `pageOf` at each start, scripts from the sources. */
export async function devAssets(
  pageOf: (name: 'app' | 'landing' | 'not-found') => Promise<string>,
): Promise<ClientAssets> {
  // Hot reload runs inline scripts, evaluates code, injects style tags and keeps a socket open.
  const policy =
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: http: https:; frame-ancestors 'none'";
  const page = async (name: 'app' | 'landing' | 'not-found') => preparePage(await pageOf(name), policy);
  return {
    folder: null,
    appShell: await page('app'),
    landing: await page('landing'),
    notFound: await page('not-found'),
    siteScripts: { loaderUrl: '/scripts/dev-loader.mjs', hydrateUrl: '/src/site/hydrate.client.tsx' },
    sitePolicy: () => policy,
  };
}
