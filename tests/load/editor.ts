import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { startProduct } from '../support/running-product';
import { reportEditorSize } from './editor-size';
import { reportEditorSpeed } from './editor-speed';

const account = {
  nickname: 'bench-editor',
  email: 'bench-editor@example.com',
  password: 'bench-1234',
  confirmPassword: 'bench-1234',
};

/** Measures how much the editor loads, and how soon it answers a key and a press. */
export async function measureEditor(): Promise<void> {
  const product = await startProduct();
  const browser = await launchChromium();
  try {
    await reportEditorSize(await signIn(browser, product.url));
    await reportEditorSpeed(await signIn(browser, product.url));
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Opens a browser with nothing in its cache and signs in; the first call registers the account. */
async function signIn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.request.post('/api/register', { data: account });
  const login = await context.request.post('/api/login', { data: account });
  if (!login.ok()) throw new Error(`/api/login answered ${login.status()}: ${await login.text()}`);
  return context;
}
