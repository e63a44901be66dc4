import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { UsedWindows } from './used-windows';

declare global {
  /** Outlives the modules of a test file: launching one takes a second. It ends with its process. */
  var testChromium: Promise<Browser> | undefined;
  var testWindows: UsedWindows | undefined;
}

/** The windows of that browser, which people hand on. */
export function sharedWindows(): UsedWindows {
  globalThis.testWindows ??= new UsedWindows();
  return globalThis.testWindows;
}

/** The one browser of this process; each person in it has a context of their own. */
export function sharedChromium(): Promise<Browser> {
  globalThis.testChromium ??= launchChromium();
  return globalThis.testChromium;
}

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
