import type { BrowserContext, Page } from 'playwright-core';
import { buildWebsiteOfSections } from './websites';

/** Creates a website of so many sections; returns the address of its editor. */
export async function addWebsite(context: BrowserContext, slug: string, sections: number): Promise<string> {
  const answer = await context.request.post('/api/websites', {
    data: buildWebsiteOfSections(slug, sections),
  });
  if (!answer.ok()) throw new Error(`/api/websites answered ${answer.status()}: ${await answer.text()}`);
  return `/editor/${(await answer.json()).id}`;
}

/** Opens an editor and waits until it and its preview have come to rest. */
export async function openEditor(context: BrowserContext, editorPath: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(editorPath);
  await page.locator('.preview__page .s').last().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
