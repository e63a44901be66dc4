import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { DatabaseHandle } from '@/server/db/client';
import { launchChromium } from './chromium';
import { prepareDataDir } from './prepare-data-dir';
import { type RunningProduct, startProduct } from './running-product';
import { WatchedPage } from './watched-page';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
};

interface StageOptions {
  variables?: Record<string, string>;
  prepare?: (database: DatabaseHandle) => Promise<void>;
}

export interface Stage {
  product: RunningProduct;
  /** A person's own browser. `meant` are addresses whose failing answers the test provokes. */
  visitor(device: BrowserContextOptions, meant?: RegExp[]): Promise<WatchedPage>;
  /** The same, signed in as an owner who is there already; the password is 'secret-1'. */
  signedIn(nickname: string, device: BrowserContextOptions, meant?: RegExp[]): Promise<WatchedPage>;
  /** The same, signed in as a new owner. */
  owner(nickname: string, device: BrowserContextOptions, meant?: RegExp[]): Promise<WatchedPage>;
}

/**
 * The running product and a browser for the tests of a file; every test's windows are closed after it. `variables`
 * configure the product, `prepare` fills the database before it starts.
 */
export function startStage({ variables, prepare }: StageOptions = {}): Stage {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let dataDir: string | undefined;
  const stage = {} as Stage;
  stage.visitor = async (device, meant) => {
    const context = await browser.newContext({ ...device, baseURL: stage.product.url, locale: 'sk-SK' });
    contexts.push(context);
    return WatchedPage.open(context, meant);
  };
  stage.owner = async (nickname, device, meant) => {
    const owner = await stage.visitor(device, meant);
    const account = {
      nickname,
      email: `${nickname}@example.com`,
      password: 'secret-1',
      confirmPassword: 'secret-1',
    };
    await post(owner.page, '/api/register', account);
    await post(owner.page, '/api/login', account);
    return owner;
  };
  stage.signedIn = async (nickname, device, meant) => {
    const owner = await stage.visitor(device, meant);
    await post(owner.page, '/api/login', { email: `${nickname}@example.com`, password: 'secret-1' });
    return owner;
  };
  beforeAll(async () => {
    if (prepare) dataDir = await prepareDataDir(prepare);
    const environment = { ...variables, ...(dataDir && { DATA_DIR: dataDir }) };
    [stage.product, browser] = await Promise.all([startProduct(environment), launchChromium()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(async () => {
    await browser.close();
    await stage.product.stop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });
  return stage;
}

/** A refused call would be seen only much later, by a screen that is not there. */
async function post({ request }: Page, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
}
