import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { UsedWindows } from './used-windows';

declare global {
  /** Outlives the modules of a test file: launching one takes a second. It ends with its process. */
  var testChromium: Promise<Browser> | undefined;
  var testWindows: UsedWindows | undefined;
}

/**
 * A graphics card in software that is told to draw nothing: no test looks at a picture of a page, and drawing takes time
 * (docs/decisions/128-a-whole-test-run-takes-half-an-hour.md). What a script draws into a canvas is drawn.
 */
const WITHOUT_PIXELS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-accelerated-2d-canvas',
  '--disable-gl-drawing-for-tests',
] as const;

/** The windows of that browser, which people hand on. */
export function getSharedWindows(): UsedWindows {
  globalThis.testWindows ??= new UsedWindows();
  return globalThis.testWindows;
}

/** The one browser of this process; each person in it has a context of their own. It lays pages out, and draws no pixel. */
export function getSharedChromium(): Promise<Browser> {
  globalThis.testChromium ??= launchWith(WITHOUT_PIXELS);
  return globalThis.testChromium;
}

/** A headless Chromium from a package, or the one of CHROMIUM_PATH; it talks to nobody but the tests. */
export function launchChromium(): Promise<Browser> {
  return launchWith(['--disable-gpu']);
}

async function launchWith(drawing: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath()),
    args: [
      ...drawing,
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
