import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { UsedWindows } from './used-windows';

declare global {
  /** It outlives the modules of a test file, because launching a browser takes a second. It ends with its process. */
  var testChromium: Promise<Browser> | undefined;
  var testWindows: UsedWindows | undefined;
}

/**
 * These options give the browser a graphics card in software that draws nothing: no test looks at a picture of a page,
 * and drawing takes time (docs/decisions/128-a-whole-test-run-takes-half-an-hour.md). Only canvases of scripts are
 * drawn.
 */
const WITHOUT_PIXELS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-accelerated-2d-canvas',
  '--disable-gl-drawing-for-tests',
] as const;

/** Returns the windows of the shared browser, which one person after the other uses. */
export function getSharedWindows(): UsedWindows {
  globalThis.testWindows ??= new UsedWindows();
  return globalThis.testWindows;
}

/**
 * Returns the one browser of this process, in which each person has a context of their own. It lays pages out, and
 * draws no pixel.
 */
export function getSharedChromium(): Promise<Browser> {
  globalThis.testChromium ??= launchWith(WITHOUT_PIXELS);
  return globalThis.testChromium;
}

/** Launches a headless Chromium from a package, or the one of CHROMIUM_PATH; it talks to nobody but the tests. */
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
