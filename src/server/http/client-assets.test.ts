import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '@/core/locale/locale';
import { type ClientAssets, choosePages, loadClientAssets } from './client-assets';

const GOOGLE = /google|doubleclick/;
const TAG = '<meta name="gtag-id" content="G-ABC123" />';
const place = {
  publicUrl: 'https://example.com',
  supportEmail: null,
  pagesElsewhere: { about: null, contact: null, blog: null },
  gtagId: null,
};
const sandbox = { provider: 'sandbox' } as const;
const stripe = {
  provider: 'stripe',
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_1',
  priceIds: { premium: 'price_1' },
  apiBase: null,
} as const;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verandly-client-'));
  const manifest = {
    'src/site/loader.client.ts': { file: 'assets/loader.js' },
    'src/site/hydrate.client.tsx': { file: 'assets/hydrate.js' },
  };
  await mkdir(path.join(folder, '.vite'));
  await mkdir(path.join(folder, 'pages'));
  await writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  await writeFile(path.join(folder, '.vite/site-manifest.json'), JSON.stringify(manifest));
  for (const name of ['app', 'landing', 'privacy', 'not-found', 'unavailable']) {
    for (const locale of LOCALES) {
      const links =
        '<a class="x" href="/login">1</a><a href="/#a">2</a><a href="#b">3</a><a href="//c">4</a>';
      await writeFile(
        path.join(folder, 'pages', `${name}.${locale}.html`),
        `<html lang="${locale}"><head>\n  </head>${name} ${links}`,
      );
    }
  }
});
afterAll(() => rm(folder, { recursive: true }));

const getPages = ({ pages }: ClientAssets) => pages.en;

it('lets nothing of Google in without its tag', async () => {
  const assets = await loadClientAssets(folder, { ...place, payments: stripe });
  for (const page of Object.values(getPages(assets))) {
    expect(page.contentSecurityPolicy).not.toMatch(GOOGLE);
    expect(page.identity.toString()).not.toContain('gtag');
  }
});

it('names the plans that can be bought in the pages that may offer them', async () => {
  const readPlans = async (payments: Parameters<typeof loadClientAssets>[1]['payments']) => {
    const config = { ...place, payments };
    const { appShell, landing } = getPages(await loadClientAssets(folder, config));
    const named = [appShell, landing].map(
      ({ identity }) => /name="plans-on-sale" content="([^"]*)"/.exec(identity.toString())?.[1],
    );
    expect(new Set(named).size).toBe(1);
    return named[0];
  };
  expect(await readPlans(sandbox)).toBe('standard premium');
  expect(await readPlans(stripe)).toBe('premium');
  expect(await readPlans({ ...stripe, priceIds: { ...stripe.priceIds, standard: 'price_2' } })).toBe(
    'standard premium',
  );
});

it('names the tag and lets Google in on the start page and the screens that may have it, nowhere else', async () => {
  const assets = await loadClientAssets(folder, { ...place, gtagId: 'G-ABC123', payments: sandbox });
  const { landing, taggedShell, ...others } = getPages(assets);
  for (const page of [landing, taggedShell]) {
    expect(page.contentSecurityPolicy).toMatch(/script-src 'self' https:\/\/\*\.googletagmanager\.com/);
    expect(page.contentSecurityPolicy).toMatch(/connect-src 'self' .*https:\/\/\*\.google-analytics\.com/);
    expect(page.identity.toString()).toContain(`${TAG}\n  </head>`);
  }
  for (const page of Object.values(others)) {
    expect(page.contentSecurityPolicy).not.toMatch(GOOGLE);
    expect(page.identity.toString()).not.toContain('G-ABC123');
  }
  expect(assets.sitePolicy('hash')).not.toMatch(GOOGLE);
});

it('lets Stripe in beside Google in the application only', async () => {
  const assets = await loadClientAssets(folder, { ...place, gtagId: 'G-ABC123', payments: stripe });
  const { appShell, taggedShell, ...others } = getPages(assets);
  expect(appShell.contentSecurityPolicy).toMatch(/frame-src https:\/\/js\.stripe\.com/);
  expect(taggedShell.contentSecurityPolicy).toMatch(/frame-src https:\/\/js\.stripe\.com[^;]*google/);
  for (const page of Object.values(others)) expect(page.contentSecurityPolicy).not.toContain('stripe');
});

it('says what is missing', async () => {
  const nowhere = path.join(folder, 'nowhere');
  await expect(loadClientAssets(nowhere, { ...place, payments: sandbox })).rejects.toThrow('npm run build');
});

it('asks for pictures by http only where the page itself comes so', async () => {
  const readPictureSources = async (publicUrl: string) => {
    const assets = await loadClientAssets(folder, { ...place, publicUrl, payments: sandbox });
    return [assets.sitePolicy('hash'), getPages(assets).appShell.contentSecurityPolicy].map(
      (policy) => /img-src ([^;]*)/.exec(policy)?.[1],
    );
  };
  const encrypted = "'self' data: blob: https:";
  expect(await readPictureSources('https://example.com')).toEqual([encrypted, encrypted]);
  expect(await readPictureSources('http://localhost:3000')).toEqual([
    `${encrypted} http:`,
    `${encrypted} http:`,
  ]);
});

it('gives each browser the pages of its language, and each address the language that it names', async () => {
  const assets = await loadClientAssets(folder, { ...place, payments: sandbox });
  const readPage = (url: string, headers = {}) =>
    choosePages(assets, { url, headers }).privacy.identity.toString();
  const slovak = { 'accept-language': 'sk-SK,sk;q=0.9,en;q=0.8' };
  expect(readPage('/privacy')).toContain('<html lang="en">');
  expect(readPage('/privacy', slovak)).toContain('<html lang="sk">');
  expect(readPage('/privacy', slovak)).toContain('<a class="x" href="/login">1</a><a href="/#a">');
  expect(readPage('/privacy?lang=xx', slovak)).toContain('<html lang="sk">');
  expect(readPage('/privacy?lang=de', slovak)).toContain('<html lang="de">');
  expect(readPage('/privacy?lang=de', slovak)).toContain(
    '<a class="x" href="/login?lang=de">1</a><a href="/?lang=de#a">2</a><a href="#b">3</a><a href="//c">4</a>',
  );
});
