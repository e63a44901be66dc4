import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** A headless Chromium from a package, or the one of CHROMIUM_PATH; it talks to nobody but the tests. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
