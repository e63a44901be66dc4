import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { escapeMarkup } from '@/core/escape-markup';
import { addLanguage, LOCALES, type Locale } from '@/core/locale/locale';
import { getPageMark, HOST_MARK, ORIGIN_MARK, PAGES_ELSEWHERE, SUPPORT_MARK } from '@/core/page-marks';
import type { PaidTier } from '@/core/plans';
import type { Config } from '../settings/config';
import { listPlansOnSale } from '../settings/payment-settings';
import { chooseLocale, readAskedLocale } from './choose-locale';
import { type CompressedPage, preparePage } from './page-cache';
import { type LinkFiles, linkScreens, type Manifest } from './screen-links';
import { createAppPolicy, createContentSecurityPolicy, createTaggedPolicy } from './security-headers';

/** The browser gets these from the build: pages that are the same for all, and the addresses of the site's scripts. */
export interface ClientAssets {
  /** The built files are in this folder; null when somebody else serves them. */
  folder: string | null;
  pages: Record<Locale, OwnPages>;
  /** These pages are for addresses that ask for a language: their links ask for it too. */
  askedPages: Record<Locale, OwnPages>;
  siteScripts: { loaderUrl: string; hydrateUrl: string };
  linkFiles: LinkFiles;
  /** Returns the policy of a public page whose one style sheet has this hash. */
  sitePolicy: (styleHash: string) => string;
}

export interface OwnPages {
  appShell: CompressedPage;
  /** Is the application for the screens where Google's tag may be loaded. */
  taggedShell: CompressedPage;
  landing: CompressedPage;
  privacy: CompressedPage;
  notFound: CompressedPage;
  /** People see it while a page cannot be shown. */
  unavailable: CompressedPage;
}

/** Returns the pages in the language that a request asks for. */
export function choosePages(
  { pages, askedPages }: Pick<ClientAssets, 'pages' | 'askedPages'>,
  request: Pick<FastifyRequest, 'url' | 'headers'>,
): OwnPages {
  const asked = readAskedLocale(request.url);
  return asked ? askedPages[asked] : pages[chooseLocale(request)];
}

/** Reads the built client, and puts what is configured into its pages and policies; throws when there is no build. */
export async function loadClientAssets(
  folder: string,
  config: PageSettings & Pick<Config, 'payments'>,
): Promise<ClientAssets> {
  const manifest = await readManifest(folder, 'manifest.json');
  const ofSite = await readManifest(folder, 'site-manifest.json');
  const getScriptUrl = (source: string) => {
    const entry = ofSite[source];
    if (!entry) throw new Error(`The build lacks ${source}: run npm run build.`);
    return `/${entry.file}`;
  };
  const front = createContentSecurityPolicy(config);
  const app = createAppPolicy(config);
  const read = (name: PageName, locale: Locale) =>
    readFile(path.join(folder, 'pages', `${name}.${locale}.html`), 'utf8');
  return {
    folder,
    ...(await preparePages(read, config, {
      app,
      taggedApp: createTaggedPolicy(app, config),
      front,
      taggedFront: createTaggedPolicy(front, config),
    })),
    siteScripts: {
      loaderUrl: getScriptUrl('src/site/loader.client.ts'),
      hydrateUrl: getScriptUrl('src/site/hydrate.client.tsx'),
    },
    linkFiles: linkScreens(manifest),
    sitePolicy: (styleHash) => createContentSecurityPolicy(config, styleHash),
  };
}

async function readManifest(folder: string, name: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, '.vite', name), 'utf8').catch(() => {
    throw new Error(`There is no build in ${folder}: run npm run build.`);
  });
  return JSON.parse(text) as Manifest;
}

/** Creates the assets of a server without a build: pages come from `readPage` at each start, in one language; scripts from the sources. */
export async function createDevAssets(
  readPage: (name: PageName) => Promise<string>,
  config: PageSettings & Pick<Config, 'payments'>,
): Promise<ClientAssets> {
  // Hot reload runs inline scripts, evaluates code, injects style tags and keeps a socket open.
  const policy =
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: http: https:; frame-ancestors 'none'";
  const policies = { app: policy, taggedApp: policy, front: policy, taggedFront: policy };
  return {
    folder: null,
    ...(await preparePages(readPage, config, policies)),
    siteScripts: { loaderUrl: '/scripts/dev-loader.mjs', hydrateUrl: '/src/site/hydrate.client.tsx' },
    linkFiles: () => '',
    sitePolicy: () => policy,
  };
}

type PageName = 'app' | 'landing' | 'privacy' | 'not-found' | 'unavailable';

/** The application and the pages before it have a policy each, without and with Google's tag. */
type PagePolicies = Record<'app' | 'taggedApp' | 'front' | 'taggedFront', string>;

/** Prepares every page in every language; `read` gives it as it was drawn. */
async function preparePages(
  read: (name: PageName, locale: Locale) => Promise<string>,
  config: PageSettings & Pick<Config, 'payments'>,
  policies: PagePolicies,
): Promise<Pick<ClientAssets, 'pages' | 'askedPages'>> {
  const prepareIn = async (locale: Locale, isAsked: boolean): Promise<OwnPages> => {
    const prepare = async (name: PageName, policy: string, isTagged = false) => {
      const html = injectPlans(await read(name, locale), listPlansOnSale(config.payments));
      const filled = fillPage(html, config, isTagged);
      return preparePage(isAsked ? addLanguageToLinks(filled, locale) : filled, policy);
    };
    return {
      appShell: await prepare('app', policies.app),
      taggedShell: await prepare('app', policies.taggedApp, true),
      landing: await prepare('landing', policies.taggedFront, true),
      privacy: await prepare('privacy', policies.front),
      notFound: await prepare('not-found', policies.front),
      unavailable: await prepare('unavailable', policies.front),
    };
  };
  const prepareEach = async (isAsked: boolean) =>
    Object.fromEntries(
      await Promise.all(LOCALES.map(async (locale) => [locale, await prepareIn(locale, isAsked)])),
    ) as Record<Locale, OwnPages>;
  return { pages: await prepareEach(false), askedPages: await prepareEach(true) };
}

/** Lets the links to pages of our own ask for a language, as the address of the page has done. */
function addLanguageToLinks(html: string, locale: Locale): string {
  return html.replace(
    /(<a\b[^>]*? href=")(\/(?!\/)[^"#?]*)(?=["#])/g,
    (_link, before: string, address: string) => before + addLanguage(locale, address),
  );
}

/** These settings stand in pages that were drawn at build time. */
export type PageSettings = Pick<Config, 'publicUrl' | 'supportEmail' | 'pagesElsewhere' | 'gtagId'>;

/**
 * Puts into a page what was not known when it was drawn. Its head tells the scripts the host and support's address.
 * It names the Google tag that they may load with consent, or says that other screens have one.
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
    (page, name) => fillMark(page, getPageMark(name), pagesElsewhere[name]),
    fillMark(chosen, SUPPORT_MARK, supportEmail),
  );
  return fillMark(fillMark(marked, ORIGIN_MARK, publicUrl), HOST_MARK, host).replace(
    '</head>',
    () => `${renderMetaElements(facts)}</head>`,
  );
}

function fillMark(html: string, mark: string, value: string | null): string {
  return html.replaceAll(mark, () => escapeMarkup(value ?? ''));
}

/**
 * Removes elements whose condition fails: `data-when` names a setting that must be there, `data-unless` one that must
 * not.
 */
function chooseElements(html: string, settings: Record<string, string | null>): string {
  return html.replace(
    /<(\w+)\b([^>]*?) data-(when|unless)="(\w+)"([^>]*>[\s\S]*?<\/\1>)/g,
    (_element, tag: string, before: string, rule: string, setting: string, rest: string) => {
      const isThere = (settings[setting] ?? null) !== null;
      return isThere === (rule === 'when') ? `<${tag}${before}${rest}` : '';
    },
  );
}

function renderMetaElements(facts: Record<string, string | null>): string {
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
