import { rm } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { DatabaseHandle } from '@/server/kernel/database';
import { getSharedChromium, getSharedWindows } from './chromium';
import { fillDataDir } from './fill-data-dir';
import { copyDataDir } from './fresh-data-dir';
import { type ProductPlace, type RunningProduct, startProduct } from './running-product';
import { addStoredRecords } from './stored/add-records';
import { WatchedPage } from './watched-page';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
};

/** A device with this option shows motion. The others show none, because every check would have to wait for it. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/** A browser prefers this language if its device names no `locale`. */
const ENGLISH = 'en-GB';

interface StageOptions {
  variables?: Record<string, string>;
  prepare?: (database: DatabaseHandle) => Promise<void>;
}

export interface Stage {
  product: ProductPlace;
  /** Opens a browser for a new person. `meant` are addresses whose failing answers the test provokes. */
  visitor(device: BrowserContextOptions, meant?: RegExp[]): Promise<WatchedPage>;
  /** Opens one that is signed in as an existing owner, whose password is 'secret-1'. */
  signedIn(nickname: string, device: BrowserContextOptions, meant?: RegExp[]): Promise<WatchedPage>;
  /** Opens one that is signed in as a new owner. */
  owner(nickname: string, device: BrowserContextOptions, meant?: RegExp[]): Promise<WatchedPage>;
}

/**
 * Provides a running product and a browser for the tests of a file; every test's windows are emptied after it. Without
 * options all files share the product, so owners and addresses need names that no other file uses. `variables`
 * configure a product of the file's own, and `prepare` fills its database before it starts. A test's second try begins
 * with a new product, because the first has left names behind.
 */
export function startStage({ variables, prepare }: StageOptions = {}): Stage {
  let browser: Browser;
  let own: RunningProduct | null = null;
  const windows = getSharedWindows();
  const stage = {} as Stage;
  stage.visitor = async (device, meant) => {
    const person = { baseURL: stage.product.url, locale: ENGLISH, reducedMotion: 'reduce' } as const;
    return new WatchedPage((await windows.take(browser, { ...person, ...device })).page, meant);
  };
  stage.owner = async (nickname, device, meant) => {
    const owner = await stage.visitor(device, meant);
    const account = {
      nickname,
      email: `${nickname}@example.com`,
      password: 'secret-1',
      confirmPassword: 'secret-1',
    };
    await post(owner.page, '/api/register', account, device.locale);
    await post(owner.page, '/api/login', account, device.locale);
    return owner;
  };
  stage.signedIn = async (nickname, device, meant) => {
    const owner = await stage.visitor(device, meant);
    await post(owner.page, '/api/login', { email: `${nickname}@example.com`, password: 'secret-1' });
    return owner;
  };

  const isShared = variables === undefined && prepare === undefined;
  async function startOwn() {
    const dataDir = await copyDataDir(inject('freshDataDir'));
    const fill = isShared ? addStoredRecords : prepare;
    if (fill) await fillDataDir(dataDir, fill);
    const settings = isShared ? inject('sharedVariables') : variables;
    own = await startProduct({ ...settings, DATA_DIR: dataDir });
    stage.product = own;
  }
  async function stopOwn() {
    if (!own) return;
    const { url, stop, dataDir } = own;
    own = null;
    await windows.close(url);
    await stop();
    await rm(dataDir, { recursive: true });
  }
  if (isShared) stage.product = inject('sharedProduct');
  beforeAll(async () => {
    browser = await getSharedChromium();
    if (!isShared) await startOwn();
  });
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    await stopOwn();
    await startOwn();
  });
  afterEach(async () => {
    await windows.takeBack();
    if (!isShared) return;
    await stopOwn();
    stage.product = inject('sharedProduct');
  });
  afterAll(stopOwn);
  return stage;
}

/** Throws at once if a call is refused; a missing screen would show it much later. */
async function post({ request }: Page, path: string, data: object, language = ENGLISH): Promise<void> {
  const send = () => request.post(path, { data, headers: { 'accept-language': language } });
  let answer = await send();
  // A busy server asks to try again.
  if (answer.status() === 503)
    await expect
      .poll(async () => {
        answer = await send();
        return answer.status();
      })
      .not.toBe(503);
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
}
