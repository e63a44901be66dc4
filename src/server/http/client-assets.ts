import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE } from '@/core/locale/locale';
import { HOST_MARK, ORIGIN_MARK, PAGES_ELSEWHERE, pageMark, SUPPORT_MARK } from '@/core/page-marks';
import type { PaidTier } from '@/core/plans';
import { escapeMarkup } from '../kernel/escape-markup';
import type { Config } from '../settings/config';
import { plansOnSale } from '../settings/payment-settings';
import { type CompressedPage, preparePage } from './compressed-page';
import { appPolicy, contentSecurityPolicy, taggedPolicy } from './security-headers';

/** What the browser gets from the build: pages that are the same for all, and the addresses of the site's scripts. */
export interface ClientAssets {
  /** The folder of the built files; null when somebody else serves them. */
  folder: string | null;
  appShell: CompressedPage;
  /** The application on the screens where Google's tag may be loaded. */
  taggedShell: CompressedPage;
  landing: CompressedPage;
  privacy: CompressedPage;
  notFound: CompressedPage;
  /** What people see while a page cannot be shown. */
  unavailable: CompressedPage;
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
      injectPlans(
        await readFile(path.join(folder, 'pages', `${name}.${DEFAULT_LOCALE}.html`), 'utf8'),
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
      fillPage(injectPlans(await pageOf(name), plansOnSale(settings.payments)), settings, isTagged),
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

/** What of the configuration stands in pages that were drawn at build time. */
export type PageSettings = Pick<Config, 'publicUrl' | 'supportEmail' | 'pagesElsewhere' | 'gtagId'>;

/**
 * Puts into a page what was not known when it was drawn. Its head says what its scripts ask for: the host, support's
 * address, and the tag of Google that they may load with consent, or that other screens have one.
 */
export function fillPage(
  html: string,
  { publicUrl, supportEmail, pagesElsewhere, gtagId }: PageSettings,
  isTagged: boolean,
): string {
  const { host } = new URL(publicUrl);
  const settings = { support: supportEmail, ...pagesElsewhere };
  const facts = {
    'public-host': host,
    'support-email': supportEmail,
    [isTagged ? 'gtag-id' : 'gtag-elsewhere']: isTagged ? gtagId : gtagId && 'yes',
  };
  const chosen = chooseElements(html, settings);
  const marked = PAGES_ELSEWHERE.reduce(
    (page, name) => fillMark(page, pageMark(name), pagesElsewhere[name]),
    fillMark(chosen, SUPPORT_MARK, supportEmail),
  );
  return fillMark(fillMark(marked, ORIGIN_MARK, publicUrl), HOST_MARK, host).replace(
    '</head>',
    () => `${metaElements(facts)}</head>`,
  );
}

function fillMark(html: string, mark: string, value: string | null): string {
  return html.replaceAll(mark, () => escapeMarkup(value ?? ''));
}

/** Takes out the elements that wait for a setting which is not there, or for its absence. */
function chooseElements(html: string, settings: Record<string, string | null>): string {
  return html.replace(
    /<(\w+)\b([^>]*?) data-(when|unless)="(\w+)"([^>]*>[\s\S]*?<\/\1>)/g,
    (_element, tag: string, before: string, rule: string, setting: string, rest: string) => {
      const isThere = (settings[setting] ?? null) !== null;
      return isThere === (rule === 'when') ? `<${tag}${before}${rest}` : '';
    },
  );
}

function metaElements(facts: Record<string, string | null>): string {
  return Object.entries(facts)
    .map(([name, value]) =>
      value === null ? '' : `  <meta name="${name}" content="${escapeMarkup(value)}" />\n  `,
    )
    .join('');
}

/** Says in a page's head which plans can be bought, so that its scripts name no other. */
function injectPlans(html: string, onSale: readonly PaidTier[]): string {
  return html.replace(
    '</head>',
    () => `  <meta name="plans-on-sale" content="${onSale.join(' ')}" />\n  </head>`,
  );
}
