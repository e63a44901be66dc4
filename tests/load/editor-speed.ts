import type { BrowserContext, Page } from 'playwright-core';
import { readFrameTimes, watchFrames } from './frame-times';
import { addWebsite, openEditor } from './open-editor';
import { formatVerdict, printTable } from './print-table';
import { getMedian, getQuantile } from './quantile';
import { TYPED_SECTION_ID } from './websites';

const SETTLE_MS = 1000;
const FEW = 10;
/** A page may have at most so many sections. */
const MANY = 200;
const TYPED = 'rises for a whole night before it bakes.';
/** Fast typists write twelve keys a second. */
const KEY_EVERY_MS = 80;
const ROUNDS = 3;
const ADDED_PER_ROUND = 8;
const KEY_AIM_MS = 24;
const ADD_AIM_MS = 40;
/** Two runs of the same page may differ by this ratio. */
const SAME_RATIO = 1.15;

interface Times {
  few: number[];
  many: number[];
}

/** Reports the milliseconds from a key to the paint of its letter, and from a press in the palette to the new section. */
export async function reportEditorSpeed(context: BrowserContext): Promise<void> {
  const editors = {
    few: await addWebsite(context, 'bench-few', FEW),
    many: await addWebsite(context, 'bench-many', MANY),
    fewer: await addWebsite(context, 'bench-few-less-one', FEW - 1),
    almostMany: await addWebsite(context, 'bench-many-less-one', MANY - 1),
  };
  const bare: number[] = [];
  const typing: Times = { few: [], many: [] };
  const writing: Times = { few: [], many: [] };
  const adding: Times = { few: [], many: [] };
  // The editors take turns, so that other work of the machine slows all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(...(await typeIntoBareField(context)));
    typing.few.push(...(await typeIntoText(context, editors.few)));
    typing.many.push(...(await typeIntoText(context, editors.many)));
    writing.few.push(...(await writeInPage(context, editors.few)));
    writing.many.push(...(await writeInPage(context, editors.many)));
    adding.few.push(...(await addSections(context, editors.fewer)));
    adding.many.push(...(await addSections(context, editors.almostMany)));
  }
  report(bare, { typing, writing, adding });
}

/** Measures how long the browser's frames take by themselves. */
async function typeIntoBareField(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage();
  await page.setContent('<textarea></textarea>');
  await page.locator('textarea').focus();
  return type(page);
}

async function typeIntoText(context: BrowserContext, editorPath: string): Promise<number[]> {
  const page = await openEditor(context, editorPath);
  const row = page.locator(`[data-section-row="${TYPED_SECTION_ID}"]`);
  await row.locator('.sec__toggle').click();
  await row.locator('[contenteditable=true]').press('End');
  // Nobody types while the preview is still scrolling to the section.
  await page.waitForTimeout(SETTLE_MS);
  return type(page);
}

/** Writes the same text directly on the page. */
async function writeInPage(context: BrowserContext, editorPath: string): Promise<number[]> {
  const page = await openEditor(context, editorPath);
  await page.getByRole('button', { name: 'Edit in the page' }).click();
  const text = page.locator(`.in-page [data-section-id="${TYPED_SECTION_ID}"] [data-kind=rich]`);
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (const state of ['.in-page__chosen', '.in-page__writing [contenteditable=true]']) {
    const box = await text.boundingBox();
    if (!box) throw new Error('The text is not on the page.');
    await page.mouse.click(box.x + 4, box.y + 4);
    await page.locator(state).waitFor();
  }
  await page.keyboard.press('End');
  // The next round begins in the list view again.
  await page.evaluate(() => localStorage.clear());
  await page.waitForTimeout(SETTLE_MS);
  return type(page);
}

async function type(page: Page): Promise<number[]> {
  await watchFrames(page, 'keydown');
  await page.keyboard.type(TYPED, { delay: KEY_EVERY_MS });
  const times = await readFrameTimes(page, TYPED.length);
  await page.close();
  return times;
}

/** Each addition is undone before the next one, so that all meet a page of the same length. */
async function addSections(context: BrowserContext, editorPath: string): Promise<number[]> {
  const page = await openEditor(context, editorPath);
  const times: number[] = [];
  for (let added = 0; added < ADDED_PER_ROUND; added += 1) {
    await watchFrames(page, 'click');
    await page.locator('.palette').getByRole('button', { name: 'Long text', exact: true }).click();
    times.push(...(await readFrameTimes(page, 1)));
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForTimeout(300);
  }
  await page.close();
  return times;
}

function report(
  bare: number[],
  { typing, writing, adding }: Record<'typing' | 'writing' | 'adding', Times>,
): void {
  printTable(
    `The editor: from a key or a press to the second frame after it, ${ROUNDS} rounds of ${TYPED.length} keys and ${ADDED_PER_ROUND} presses, in turn`,
    [
      printRow('a key in a bare field on an empty page', bare),
      printRow(`a key in a text, ${FEW} sections`, typing.few),
      printRow(`a key in a text, ${MANY} sections`, typing.many),
      printRow(`a key in the page itself, ${FEW} sections`, writing.few),
      printRow(`a key in the page itself, ${MANY} sections`, writing.many),
      printRow(`adding section number ${FEW}`, adding.few),
      printRow(`adding section number ${MANY}`, adding.many),
    ],
  );
  const [few, many] = [getQuantile(typing.few, 0.95), getQuantile(typing.many, 0.95)];
  const added = getMedian(adding.many);
  console.log(
    `\n  a key at ${MANY} sections: p95 ${many.toFixed(1)} ms, aim under ${KEY_AIM_MS}: ${formatVerdict(many < KEY_AIM_MS)}`,
  );
  const inPage = getQuantile(writing.many, 0.95);
  console.log(
    `  a key in the page itself at ${MANY} sections: p95 ${inPage.toFixed(1)} ms, aim under ${KEY_AIM_MS}: ${formatVerdict(inPage < KEY_AIM_MS)}`,
  );
  console.log(
    `  ${MANY} sections against ${FEW}: p95 ${(many / few).toFixed(2)}, aim ${SAME_RATIO} or less: ${formatVerdict(many / few <= SAME_RATIO)}`,
  );
  console.log(
    `  adding section number ${MANY}: median ${added.toFixed(1)} ms, aim under ${ADD_AIM_MS}: ${formatVerdict(added < ADD_AIM_MS)}`,
  );
}

function printRow(what: string, times: number[]) {
  return { what, 'median, ms': getMedian(times).toFixed(1), 'p95, ms': getQuantile(times, 0.95).toFixed(1) };
}
