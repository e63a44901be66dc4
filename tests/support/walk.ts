import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLocale, type Locale } from '@/core/locale/locale';
import { findForeignWords } from './foreign-words';
import { listLayoutFaults } from './layout-faults';
import { LARGE_LETTERS_PX, LETTERS_PX, setLetters } from './letters';
import { waitForFrames } from './next-frames';
import type { WatchedPage } from './watched-page';

/** The first is the narrowest screen there is; the second is a window of 1280 by 800, enlarged to 200 %. */
const NARROW = { width: 320, height: 640 };
const ENLARGED = { width: 640, height: 400 };

/** The walker wants no motion, and counts as a visitor, which a browser that calls itself headless does not. */
export const WALKER = {
  viewport: NARROW,
  reducedMotion: 'reduce' as const,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};

/** German has the longest words. `npm run hardening -- languages` walks all four languages. */
export const WALK_LANGUAGES: readonly Locale[] = process.env.WALK_LANGUAGES?.split(',').filter(isLocale) ?? [
  'de',
];

export interface Screen {
  at: string;
  /** The screen has this heading. */
  sees: string;
  /** The screen opens these dialogs: the name of a button leads to the title of its dialog. */
  dialogs?: Record<string, string>;
}

const ON_ITS_WAY = '.skeleton, .page-spinner, [aria-busy="true"]';

export const getTopDialog = (page: Page): Locator => page.locator('dialog:modal').last();

export const expectFocus = (place: Locator): Promise<void> =>
  expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);

/** Fails on what cannot be read, reached or hit at any size, on the whole screen or in a part of it. */
export async function expectUsable(person: WatchedPage, screen: string, part?: string): Promise<void> {
  const { page } = person;
  await waitUntilLoaded(page);
  const narrow = await findLastingFaults(page, part);
  await person.expectAccessible(screen, { rules: ['target-size'], part });
  // Letters are checked before the window changes, because a chart takes a moment to follow it.
  await setLetters(page, LARGE_LETTERS_PX);
  // Values that a script measures follow one frame later, such as how much of the page the bar covers.
  await waitForFrames(page);
  const large = await findLastingFaults(page, part);
  await setLetters(page, LETTERS_PX);
  await waitForFrames(page);
  await page.setViewportSize(ENLARGED);
  const enlarged = await findLastingFaults(page, part);
  await page.setViewportSize(NARROW);
  expect.soft({ screen, narrow, enlarged, large }).toEqual({ screen, narrow: [], enlarged: [], large: [] });
}

/** Waits until no placeholder stands for content that is still loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction((selector) => !document.querySelector(selector), ON_ITS_WAY);
}

/** A fault that is gone some frames later was only a page or a chart that had not reached its size. */
const LOOKS = 5;

/** Lists what cannot be read or reached on a screen, or a part of it, and not some frames later either. */
export async function findLastingFaults(page: Page, part?: string): Promise<string[]> {
  for (let looks = 1; looks < LOOKS; looks += 1) {
    if ((await listLayoutFaults(page, part)).length === 0) return [];
    await waitForFrames(page);
  }
  return listLayoutFaults(page, part);
}

/** Goes to a screen and into its dialogs. Escape closes them, and the focus returns to their buttons. */
export async function walk(
  person: WatchedPage,
  { at, sees, dialogs = {} }: Screen,
  language: Locale,
): Promise<void> {
  const { page } = person;
  await page.goto(at);
  await page.getByRole('heading', { name: sees, exact: true }).first().waitFor();
  await expectUsable(person, at);
  expect.soft({ at, foreign: await findForeignWords(page, language) }).toEqual({ at, foreign: [] });
  for (const [opener, title] of Object.entries(dialogs)) {
    const button = page.getByRole('button', { name: opener, exact: true }).first();
    // On a page that still draws its pictures, a button may slip away from a pointer, never from a key.
    await button.press('Enter');
    await getTopDialog(page).getByRole('heading', { name: title }).first().waitFor();
    await expectUsable(person, `${at}: ${title}`);
    expect.soft({ title, foreign: await findForeignWords(page, language) }).toEqual({ title, foreign: [] });
    await page.keyboard.press('Escape');
    await expectFocus(button);
  }
}
