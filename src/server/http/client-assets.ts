import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { plansOnSale } from '../payment-settings';
import { nameGoogleTag } from './name-google-tag';
import { nameOrigin } from './name-origin';
import { namePlans } from './name-plans';
import { preparePage, type ReadyPage } from './ready-page';
import { appPolicy, contentSecurityPolicy, frontPolicy } from './security-headers';

/** What the browser gets from the build: pages that are the same for all, and the addresses of the site's scripts. */
export interface ClientAssets {
  /** The folder of the built files; null when somebody else serves them. */
  folder: string | null;
  appShell: ReadyPage;
  landing: ReadyPage;
  privacy: ReadyPage;
  notFound: ReadyPage;
  /** What people see while a page cannot be shown. */
  unavailable: ReadyPage;
  siteScripts: { loaderUrl: string; hydrateUrl: string };
  /** The policy of a public page whose one style sheet has this hash. */
  sitePolicy: (styleHash: string) => string;
}

/** What pages drawn at build time could not know. */
type Place = Pick<Config, 'publicUrl' | 'gtagId' | 'payments'>;

/** Reads the built client, whose pages name and let in what is configured; throws when there is no build. */
export async function loadClientAssets(folder: string, config: Place): Promise<ClientAssets> {
  const manifestText = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${folder}: run npm run build.`);
  });
  const manifest = JSON.parse(manifestText) as Record<string, { file: string }>;
  const scriptUrl = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build lacks ${source}: run npm run build.`);
    return `/${entry.file}`;
  };
  const read = async (name: string) =>
    nameOrigin(await readFile(path.join(folder, 'pages', `${name}.html`), 'utf8'), config.publicUrl);
  const onSale = plansOnSale(config.payments);
  const tracked = async (name: string, policy: string) =>
    preparePage(nameGoogleTag(namePlans(await read(name), onSale), config.gtagId), policy);
  return {
    folder,
    appShell: await tracked('app', appPolicy(config)),
    landing: await tracked('landing', frontPolicy(config)),
    privacy: await tracked('privacy', frontPolicy(config)),
    notFound: await preparePage(await read('not-found'), contentSecurityPolicy()),
    unavailable: await preparePage(await read('unavailable'), contentSecurityPolicy()),
    siteScripts: {
      loaderUrl: scriptUrl('src/site/loader.client.ts'),
      hydrateUrl: scriptUrl('src/site/hydrate.client.tsx'),
    },
    sitePolicy: contentSecurityPolicy,
  };
}

/** The same without a build: pages come from `pageOf` at each start, scripts from the sources. */
export async function devAssets(
  pageOf: (name: 'app' | 'landing' | 'privacy' | 'not-found' | 'unavailable') => Promise<string>,
  { publicUrl, gtagId, payments }: Place,
): Promise<ClientAssets> {
  // Hot reload runs inline scripts, evaluates code, injects style tags and keeps a socket open.
  const policy =
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: http: https:; frame-ancestors 'none'";
  const page = async (name: Parameters<typeof pageOf>[0]) => {
    const html = namePlans(nameOrigin(await pageOf(name), publicUrl), plansOnSale(payments));
    return preparePage(nameGoogleTag(html, gtagId), policy);
  };
  return {
    folder: null,
    appShell: await page('app'),
    landing: await page('landing'),
    privacy: await page('privacy'),
    notFound: await preparePage(await pageOf('not-found'), policy),
    unavailable: await preparePage(await pageOf('unavailable'), policy),
    siteScripts: { loaderUrl: '/scripts/dev-loader.mjs', hydrateUrl: '/src/site/hydrate.client.tsx' },
    sitePolicy: () => policy,
  };
}
