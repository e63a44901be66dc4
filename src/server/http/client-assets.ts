import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../settings/config';
import { plansOnSale } from '../settings/payment-settings';
import { fillPage, type PageSettings } from './fill-page';
import { namePlans } from './name-plans';
import { preparePage, type ReadyPage } from './ready-page';
import { appPolicy, contentSecurityPolicy, taggedPolicy } from './security-headers';

/** What the browser gets from the build: pages that are the same for all, and the addresses of the site's scripts. */
export interface ClientAssets {
  /** The folder of the built files; null when somebody else serves them. */
  folder: string | null;
  appShell: ReadyPage;
  /** The application on the screens where Google's tag may be loaded. */
  taggedShell: ReadyPage;
  landing: ReadyPage;
  privacy: ReadyPage;
  notFound: ReadyPage;
  /** What people see while a page cannot be shown. */
  unavailable: ReadyPage;
  siteScripts: { loaderUrl: string; hydrateUrl: string };
  /** The policy of a public page whose one style sheet has this hash. */
  sitePolicy: (styleHash: string) => string;
}

/** Reads the built client, whose pages name and let in what is configured; throws when there is no build. */
export async function loadClientAssets(
  folder: string,
  config: PageSettings & Pick<Config, 'payments'>,
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
  const read = async (name: string, isTagged = false) =>
    fillPage(
      namePlans(
        await readFile(path.join(folder, 'pages', `${name}.html`), 'utf8'),
        plansOnSale(config.payments),
      ),
      config,
      isTagged,
    );
  const front = contentSecurityPolicy(config);
  const app = appPolicy(config);
  return {
    folder,
    appShell: await preparePage(await read('app'), app),
    taggedShell: await preparePage(await read('app', true), taggedPolicy(app, config)),
    landing: await preparePage(await read('landing', true), taggedPolicy(front, config)),
    privacy: await preparePage(await read('privacy'), front),
    notFound: await preparePage(await read('not-found'), front),
    unavailable: await preparePage(await read('unavailable'), front),
    siteScripts: {
      loaderUrl: scriptUrl('src/site/loader.client.ts'),
      hydrateUrl: scriptUrl('src/site/hydrate.client.tsx'),
    },
    sitePolicy: (styleHash) => contentSecurityPolicy(config, styleHash),
  };
}

/** The same without a build: pages come from `pageOf` at each start, scripts from the sources. */
export async function devAssets(
  pageOf: (name: 'app' | 'landing' | 'privacy' | 'not-found' | 'unavailable') => Promise<string>,
  settings: PageSettings & Pick<Config, 'payments'>,
): Promise<ClientAssets> {
  // Hot reload runs inline scripts, evaluates code, injects style tags and keeps a socket open.
  const policy =
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: http: https:; frame-ancestors 'none'";
  const page = async (name: Parameters<typeof pageOf>[0], isTagged = false) =>
    preparePage(
      fillPage(namePlans(await pageOf(name), plansOnSale(settings.payments)), settings, isTagged),
      policy,
    );
  return {
    folder: null,
    appShell: await page('app'),
    taggedShell: await page('app', true),
    landing: await page('landing', true),
    privacy: await page('privacy'),
    notFound: await page('not-found'),
    unavailable: await page('unavailable'),
    siteScripts: { loaderUrl: '/scripts/dev-loader.mjs', hydrateUrl: '/src/site/hydrate.client.tsx' },
    sitePolicy: () => policy,
  };
}
